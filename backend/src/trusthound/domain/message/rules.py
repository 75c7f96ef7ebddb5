"""What meanings must stand together for a cue to be seen: one table for all languages.

An alternative is a line of meanings that must all stand in one sentence: "fee due"; "a|b" is
either, "!a" must not stand there, "~a" may also stand in the sentence before or after, "a+b" are
at most six words apart, "a>b" the same in this order. `#` names a fact read in the text: #amount,
#high_pay, #daily_pay, #messenger (an account or a number there), #wallet, #percent, #link.
"""

from collections.abc import Mapping

from trusthound.domain.message.cue import Cue

RULES: Mapping[Cue, tuple[str, ...]] = {
    Cue.UNSOLICITED: ("unsolicited !applied",),
    Cue.BOARD_RECRUITER: ("i_am board_brand hr !applied", "board_brand+hr ~unsolicited !applied"),
    Cue.EASY_PAY: (
        "#high_pay ~easy|little_time !you_pay",
        "#daily_pay ~easy|little_time",
        "#daily_pay earn",
        "little_time #amount earn",
        "rich earn ~little_time",
        "rich ~easy #amount",
        "rich+earn ~easy",
    ),
    Cue.REMOTE_WORK: ("easy", "little_time"),
    Cue.TASK_WORK: (
        "click_verb+click_thing",
        "task_words",
    ),
    Cue.TASK_PAY: (
        "per_task #amount",
        "per_task earn",
        "task_words ~#amount",
        "task_words ~earn",
        "click_verb+click_thing ~#amount ~earn",
        "click_verb+click_thing ~rich",
        "click_verb+click_thing ~little_time",
        "click_verb+click_thing earn easy",
    ),
    Cue.DATA_ENTRY: ("data_entry",),
    Cue.OVERSEAS_WORK: ("overseas",),
    Cue.PUBLIC_OFFICE: ("public_office",),
    Cue.MODELLING: ("modelling",),
    Cue.CARE_WORK: ("care_work",),
    Cue.CARE_ABSENT: ("care_absent",),
    Cue.CAR_ADVERT: ("car+wrap", "car wrap drive_pay"),
    Cue.TEST_SHOPPING: ("secret_shop",),
    Cue.APP_MOVE: (
        "contact_verb messenger",
        "#messenger",
        "messenger #phone",
    ),
    Cue.GROUP_CHAT: ("group_chat",),
    Cue.TEXT_INTERVIEW: (
        "interview+messenger !video",
        "interview+text_means !video",
    ),
    Cue.NO_INTERVIEW: ("no_interview",),
    Cue.INSTANT_OFFER: ("instant_offer !after_hire",),
    Cue.PRESSURE: ("pressure",),
    Cue.SECRECY: ("secrecy",),
    Cue.IDENTITY_DATA: (
        "give id_item !after_hire !driving_duty",
        "~give id_item soft_id_item !after_hire",
        "~give id_item bank_item !after_hire",
    ),
    Cue.BANK_DATA: ("give bank_item !after_hire !cheque",),
    Cue.LOGIN_DATA: ("give+login_item !after_hire",),
    Cue.CODE: ("give_code+code_item !not_code",),
    Cue.REMOTE_ACCESS: ("remote_tool+install", "remote_tool ~install ~bank_item"),
    Cue.INSTALL: ("install+software ~#link", "install+software ~interview"),
    Cue.REPOSITORY: ("repository run", "repository ~run ~code_task"),
    Cue.RISKY_RUN: (
        "repository ~risky_run",
        "run ~repository ~risky_run",
    ),
    Cue.COMMAND: ("command command_context",),
    Cue.ACCOUNT_RENTAL: ("account_lend+account_kind",),
    Cue.FEE: (
        "fee_kind+fee #amount !employer_pays !others_fee !you_get !authority_direct",
        "fee_kind+fee pay !employer_pays !others_fee !authority_direct",
        "fee_kind+fee due !employer_pays !others_fee !authority_direct",
        "fee pay due !employer_pays !others_fee !you_get !authority_direct",
        "fee refundable !employer_pays !others_fee !authority_direct",
        "fee_kind #amount due pay !employer_pays !others_fee !you_get !authority_direct",
        "fee_kind #amount ~hand_over pay !employer_pays !others_fee !you_get !authority_direct",
        "pay #amount due !employer_pays !others_fee !you_get !authority_direct !cheque",
        "pay+#amount ~hand_over !employer_pays !others_fee !you_get !authority_direct !cheque",
        "#amount refundable pay !employer_pays !others_fee !authority_direct !cheque",
        "fee hand_over !employer_pays !others_fee !you_get !authority_direct",
    ),
    Cue.KIT: (
        "buy|pay kit !employer_pays",
        "kit #amount !employer_pays !you_get",
        "kit fee !employer_pays !others_fee",
    ),
    Cue.PLATFORM_DEPOSIT: (
        "topup+platform !not_platform !employer_pays !cheque",
        "topup #amount platform !not_platform !cheque !employer_pays",
        "topup ~platform ~task_words !not_platform !cheque",
        "topup+crypto !you_get",
        "pay #amount platform ~withdraw|blocked !cheque !you_get",
    ),
    Cue.CRYPTO: ("crypto crypto_act !job_field", "#wallet"),
    Cue.WITHDRAWAL: ("withdraw blocked",),
    Cue.SMALL_PAYOUT: ("small_payout",),
    Cue.PENALTY: ("penalty",),
    Cue.GIFT_CARD: ("gift_card+card_buy !you_get", "gift_card pay ~card_buy !you_get"),
    Cue.CHEQUE: (
        "cheque+bank_it !not_cheque",
        "cheque ~bank_it ~personal_account",
        "cheque ~equipment ~pass_on|buy",
        "cheque ~pass_on ~rest",
    ),
    Cue.EQUIPMENT: (
        "buy+equipment vendor",
        "buy|pay equipment ~cheque",
        "buy|pay equipment ~hand_over !employer_pays",
        "vendor equipment ~cheque",
        "pay|pass_on+vendor",
    ),
    Cue.SEND_ON: (
        "pass_on+rest to_others",
        "pass_on+rest vendor",
        "pass_on rest ~keep ~share",
        "pass_on rest ~cheque hand_over",
    ),
    Cue.KEEP_SHARE: (
        "keep+#percent",
        "keep+#amount share",
        "keep share #percent",
        "keep share rest",
    ),
    Cue.RECEIVE_FUNDS: (
        "receive_funds personal_account",
        "receive_funds ~personal_account ~pass_on",
        "receive_funds ~keep ~pass_on",
    ),
    Cue.PARCELS: (
        "parcels parcel_in parcel_out",
        "parcels parcel_in your_home",
        "parcels your_home ~parcel_out",
        "parcels parcel_out ~parcel_in ~your_home",
        "parcel_job",
    ),
    Cue.RECRUIT_OTHERS: ("recruit mlm_reward", "recruit ~mlm_reward ~mlm_join"),
    Cue.BUSINESS_OFFER: ("mlm_reward",),
    Cue.BUY_IN: ("mlm_join #amount !employer_pays", "buy mlm_join !employer_pays"),
    Cue.APPLIED: ("applied",),
    Cue.MEETING: ("interview+video", "video when"),
}
# Seen in a sentence, these say that it is told of others, or as advice.
WARNING, NO_WARNING = "warning", "no_warning"
