/** An entry of a resume in, one line that tells it apart out. */
import type { Fields } from '../../../lib/resumes'
import { CERTIFICATE, COURSE, LANGUAGE, ROLE } from './copy'

type Entry<Name extends keyof Fields> = Fields[Name] extends (infer Each)[] ? Each : never

const joined = (sign: string, ...parts: string[]): string => parts.filter(Boolean).join(sign)

const periodOf = (start: string, end: string): string =>
  start && end && start !== end ? `${start} – ${end}` : start || end

export const roleTitle = ({ title, company, start, end, current }: Entry<'work'>): string =>
  joined(' · ', joined(', ', title, company), periodOf(start, current ? ROLE.today : end)) || ROLE.nameless

export const courseTitle = ({ degree, area, institution, start, end }: Entry<'education'>): string =>
  joined(' · ', joined(', ', degree, area, institution), periodOf(start, end)) || COURSE.nameless

export const languageTitle = ({ name, fluency }: Entry<'languages'>): string =>
  joined(' · ', name, fluency) || LANGUAGE.nameless

export const certificateTitle = ({ name, issuer, issued }: Entry<'certificates'>): string =>
  joined(' · ', name, issuer, issued) || CERTIFICATE.nameless
