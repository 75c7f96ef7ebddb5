/** No such page. */
import { Link } from '@tanstack/react-router'
import { buttonLook } from '../ui/button'
import { Notice } from '../ui/Notice'

export function NotFoundPage() {
  return (
    <Notice eyebrow="404" title="Oops! Page not found">
      <p>The address may be mistyped, or the page has moved.</p>
      <Link to="/" className={buttonLook('strong', 'mt-6')}>
        Return to Home
      </Link>
    </Notice>
  )
}
