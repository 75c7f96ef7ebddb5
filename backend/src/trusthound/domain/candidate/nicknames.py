"""A given name in, the name that its short forms share out: "bill" and "william" are one.

Names that only share a short form ("alex") are one group as well: where two names are compared, we
err towards one person.
"""

from trusthound.domain.candidate.given_names import GIVEN_NAMES

_GROUPS = """
abigail abby gail|adelaide addie|agnes aggie|albert al bert bertie|alexander alex alexandra sandy
sascha sasha aleksandr aleksandra alejandro alejandra alessandro alessandra alexandre alexey alexei
alyosha lex xander|alfred alfie fred freddie frederick frederic friedrich fritz federico
frederik|alice ali alison|amelia amy emily millie|anastasia nastya stacy|andrew andy drew andrei
andrey andreas andre andrea andres|angela angie angelina|anna ann anne annie anya hannah nancy
ana|anthony tony antonio antonia antoine anton|arthur art|barbara barb babs|benjamin ben benny
benedict|bernard bernie|bradley brad|caroline carol carrie carolina karoline|catherine katherine
kathryn kate katie kathy cathy kat kitty karen katarina katerina ekaterina katya catalina
katja|charles charlie chuck carlos karl carl charlotte carlo|christopher chris christian christina
christine kristina kristin kirsten kris topher tina christoph christophe cristina cristian
krzysztof|clifford cliff|constance connie|cynthia cindy|daniel dan danny daniela danielle
daniil|david dave davey davide dawid|deborah debbie deb debra|dennis denny denise denis|dmitri
dmitry dima dmitriy dmytro|donald don donnie|dorothy dot dottie dora|douglas doug|edward ed eddie
ted ned teddy eduardo edouard edmund edwin|eleanor ellie nell nora eleonora|elizabeth liz lizzie
beth betty betsy eliza lisa elisabeth elise isabel isabella bella isabelle elsa elisa
elizaveta|eugene gene evgeny yevgeny zhenya evgeni evgenia|evelyn eve evie|florence
flo|frances francis frank fran frankie francisco francesca francesco paco pancho cisco francois
francoise franz|gabriel gabe gabriela gabrielle gabby|gennady gena|george georgia georgina jorge
giorgio georg yuri yury yuriy jiri jerzy jurgen|gerald gerry jerry gerard gerhard geraldine|gilbert
gil|gregory greg gregor grzegorz grigory|guillermo william bill billy will willy willie liam
wilhelm guillaume memo wilma|gustavo gus gustav|harold harry hal henry hank harriet heinrich
heinz henri henrik enrique enrico hendrik|helen helena elena lena ellen helene nelly yelena
olena|herbert herb|ignacio nacho|irene irina ira|isaac ike|ivan vanya john johnny jack jon johan
johannes hans juan jean giovanni jan janusz sean shaun ian ivana joan joanna jane janet jenny
jennifer jen johanna gianni joao|jacob jake jakob james jim jimmy jamie jaime jacques jacqueline
jackie diego santiago|jeffrey jeff geoffrey geoff|jessica jess jessie|joseph joe joey jose pepe
josephine jo josie giuseppe josef jozef yusuf youssef yousef|joshua josh|judith judy|julia julie
juliet julian jules giulia yulia|kenneth ken kenny kendra|kimberly kim|larry lawrence lars laurence
lorenzo laurent|laura lauren laurie lori|leonard leo leon len lenny leonardo leonid|leslie
les|louis lou louise lewis luis luisa luigi ludwig|lucas luke lukas luca|lucy lucia lucille
lucie|madeline maddie|manuel manny manolo manuela emmanuel immanuel|margaret maggie meg peggy
marge margie rita greta margarita margarete marguerite malgorzata|maria mary marie mariam miriam
molly polly mia maya masha maryam marion|mark marcus marc marco marcos marek markus|martha
marty martin martina|matthew matt matthias mateo mathieu matteo mateusz|maxwell max maximilian
maxim maksim maxine|melissa mel melanie missy|michael mike mick mickey mikey miguel michel misha
mikhail mihai michal michele michelle mikael micha michaela|mildred millie|mitchell mitch|mohammed
mohamed muhammad mohammad mo ahmed ahmad md|natalie natalia natasha nathalie|nathan nathaniel
nate nat|nicholas nick nicky nicolas nicole nikolai nico niko kolya nikolas klaus
nicola|norman norm|olivia liv ollie oliver|pamela pam|patrick pat patricia patty paddy trish tricia
patricio|paul pablo paulo pavel paula paulina pasha pauline pawel|penelope penny|peter pete pedro
pierre piotr petr pietro petra|philip phil phillip felipe philippe filip|rachel rae raquel
raquelle|raymond ray ramon|rebecca becky becca|richard rick ricky dick rich richie ricardo riccardo
rico|robert rob bob bobby robbie bert roberto robin roberta|roland rolando roly|ronald ron ronnie
veronica|roger rodger|rose rosa rosie rosemary|rudolf rudy rodolfo|russell russ|samuel sam samantha
sammy|sarah sara sally sadie|sergey serge sergio sergei seryozha|sharon shari|simon simone
simona|sofia sophia sophie sonya sonia|stanley stan stanislav stas stanislaw|stephen steve steven
stephan stefan stephanie steph esteban stefano etienne stefania stephane|susan sue suzanne susie
susanna zuzana|sylvia silvia sylvie|teresa theresa terry tess tessa therese|theodore theo fyodor
fedor teodoro|thomas tom tommy tomas tomasz tommaso|timothy tim timmy|tobias toby|tatiana tanya
tatyana|ulrich uli|valentina val valerie valeria valentin|victor vic victoria vicky viktor vittorio
tori viktoria|vincent vince vinny vincenzo vicente|virginia ginny|vladimir vova volodymyr
vlad vladislav volodya|walter walt wally|wesley wes|winifred winnie|yaroslav slava
vyacheslav|zachary zach zack|srinivas srini|venkatesh venkat venkata|krishna kris|subramanian
subbu mani|rajesh raj raja rajendra|sanjay sanju|balasubramaniam bala|abdul abdullah abdel
abdulrahman|oluwaseun seun oluwafemi femi oluwatobi tobi oluwa|chukwuemeka emeka chukwuma|
"""


def _by_short_form() -> dict[str, str]:
    """A form that stands in several groups makes them one."""
    group_of: dict[str, set[str]] = {}
    for group in _GROUPS.split("|"):
        forms = set(group.split())
        for each in list(forms):
            forms |= group_of.get(each, set())
        for each in forms:
            group_of[each] = forms
    return {form: min(forms) for form, forms in group_of.items() if forms}


_SHARED = _by_short_form()
NICKNAMES = frozenset(_SHARED)


def shared_form(given: str) -> str:
    """The one form for all of its kind; a name without known short forms is its own."""
    return _SHARED.get(given, given)


def is_given_name(word: str) -> bool:
    """Whether it stands in one of the tables: a word that is surely somebody's name."""
    return word in _SHARED or word in GIVEN_NAMES
