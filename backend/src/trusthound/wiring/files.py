"""Settings in, the encrypted stores of what people upload out."""

from trusthound.adapters.files.keys import file_keys
from trusthound.adapters.files.store import FileStore
from trusthound.wiring.secret import former_secrets, load_secret
from trusthound.wiring.settings import Settings

FOLDER = "files"
# Apart from others: whoever owns a folder deletes what is in it and has no name in its table.
CANDIDATES_FOLDER = "candidates"
RESUMES_FOLDER = "resumes"
APPLICATIONS_FOLDER = "applications"
BULK_FOLDER = "bulk"


def open_files(settings: Settings, folder: str = FOLDER) -> FileStore:
    """Below the data folder. Today's key writes, former ones read. Raises SetupProblem."""
    secrets = (load_secret(settings), *former_secrets(settings))
    return FileStore(settings.data_folder / folder, file_keys(secrets))
