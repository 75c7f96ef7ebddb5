/** Moments and stretches of time in, words out. */

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export const momentOf = (moment: Date): string => MOMENT.format(moment)
export const clockOf = (moment: Date): string => CLOCK.format(moment)
/** An ISO day without a time, such as 2026-11-21. */
export const dayOf = (day: string): string => DAY.format(new Date(day))

/** "in 40 seconds", "in 5 minutes", "in 3 hours": rounded up, so that waiting that long is enough. */
export function inWords(from: Date, until: Date): string {
  const seconds = Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000))
  if (seconds <= 90) return `in ${counted(seconds, 'second')}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `in ${counted(minutes, 'minute')}` : `in ${counted(Math.ceil(minutes / 60), 'hour')}`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const DAY_MS = 86_400_000

/** "28 November 2026", where the person is. */
export const longDayOf = (moment: Date): string => LONG_DAY.format(moment)

/** Begun days count: there is one left until the last moment. */
export const daysLeft = (from: Date, until: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / DAY_MS))

/** What a box for day and time holds ("2026-11-23T15:00"), with the offset of this device's clock on that day. */
export function withOffset(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset()
  if (Number.isNaN(minutes)) return local
  const two = (part: number) => String(part).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${local}:00${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
