"""Names of one kind of work in caring for people and animals; as words are indexed."""

# Every name on a line is the same thing.
SAME_IN_CARE = """
rn|registered nurse
lpn|lvn|licensed practical nurse|licensed vocational nurse
cna|certified nursing assistant|certified nurse assistant
nursing assistant|nurse aide|nurses aide
hca|healthcare assistant|health care assistant
np|nurse practitioner
crna|nurse anesthetist|nurse anaesthetist
icu|intensive care|critical care
er nurse|emergency nurse|emergency room nurse|ed nurse
midwife|midwives|midwifery
md|physician|doctor
gp|general practitioner
pa c|physician assistant|physician associate
odp|operating department practitioner
pt|physical therapist|physiotherapist|physio
physical therapy|physiotherapy
ot|occupational therapist
slp|speech therapist|speech language pathologist|speech pathologist|speech and language therapist
rt|respiratory therapist
emt|emergency medical technician|paramedic
phlebotomist|phlebotomy technician
hha|home health aide|caregiver|carer|care assistant|care worker|support worker
pharm tech|pharmacy technician
medical assistant|clinical assistant
mlt|medical laboratory technician|medical lab technician|lab technician|laboratory technician
radiographer|radiologic technologist|radiology technician|x ray technician
sonographer|ultrasound technician|ultrasound technologist
dental assistant|dental nurse
psychologist|clinical psychologist
psychiatrist|consultant psychiatrist
mental health counselor|mental health counsellor|mental health therapist
lcsw|licensed clinical social worker
vet|veterinarian|veterinary surgeon
vet tech|veterinary technician|veterinary nurse
dietitian|dietician|nutritionist
anesthesiologist|anaesthetist
pediatric|paediatric
pediatrician|paediatrician
"""
