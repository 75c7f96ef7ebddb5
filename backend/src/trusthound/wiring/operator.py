"""An organisation in; whoever has the command line, acting for it, out."""

from trusthound.adapters.storage import organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.organization import no_such_organization


async def operator_for(database: Database, organization_id: str) -> Acting:
    """Whoever runs the installation, on behalf of an organisation. Raises NotFound."""
    organization = await organizations.find(database, organization_id)
    if organization is None:
        raise no_such_organization()
    return Acting(organization, actor=OPERATOR, name="the operator")
