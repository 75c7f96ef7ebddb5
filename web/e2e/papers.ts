/** Resumes of people who do not exist, as files written by hand. */

const LINES = [
  'Robin Sample',
  'robin.sample@example.org',
  'Lisbon, Portugal',
  '',
  'Work Experience',
  'Senior Software Engineer, Sample Works Ltd',
  'January 2019 - Present',
  'Lead a team of six. Run services on Kubernetes.',
  'Software Engineer, Example Systems GmbH',
  'March 2010 - June 2020',
  'Built billing in Java. Ran all services on Kubernetes from March 2010 to June 2012.',
  'Developer, Demo Studio',
  'September 2007 - February 2010',
  'Web shops in PHP.',
  '',
  'Education',
  'BSc Computer Science, University of Lisbon',
  'September 2003 - June 2007',
  '',
  'Skills',
  'Java, PHP, PostgreSQL, Kubernetes',
]

/** A page of text as PDF. */
export function resume(name = 'robin.pdf', lines = LINES) {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  return pdf(name, `BT /F1 11 Tf 16 TL 60 780 Td\n${shown}\nET`, '/Font << /F1 5 0 R >>', font)
}

/** A page that is one grey picture. */
export function scan(name = 'scan.pdf') {
  const about = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const picture = `<< ${about} /Length 4 >>\nstream\nabcd\nendstream`
  return pdf(name, 'q 500 0 0 700 40 60 cm /I1 Do Q', '/XObject << /I1 5 0 R >>', picture)
}

function pdf(name: string, content: string, resources: string, resource: string) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    resource,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, number) => {
    const place = file.length
    file += `${number + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(file, 'latin1') }
}
