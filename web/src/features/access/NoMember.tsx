/** What a page of organisations shows to somebody who belongs to none: why, and two ways on. */
import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button'
import { Notice } from '../../ui/Notice'
import { NO_MEMBER } from './copy'

interface NoMemberProps {
  title: string
  words: string
  /** Where else to go; the home page where nothing is said. */
  other?: keyof typeof NO_MEMBER.others
}

export function NoMember({ title, words, other = '/' }: NoMemberProps) {
  return (
    <Notice eyebrow={NO_MEMBER.eyebrow} title={title}>
      <p>{words}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to="/enterprise-contact" className={buttonLook('strong')}>
          {NO_MEMBER.sales}
        </Link>
        <Link to={other} className={buttonLook('outline')}>
          {NO_MEMBER.others[other]}
        </Link>
      </div>
    </Notice>
  )
}
