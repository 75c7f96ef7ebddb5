/** Three radio buttons: light, dark, or as the system says. */
import { useId } from 'react'
import { THEMES, type Theme, useTheme } from '../../lib/theme'
import { Icon, type IconName } from '../../ui/Icon'

const CHOICES: Record<Theme, { words: string; icon: IconName }> = {
  light: { words: 'Light', icon: 'sun' },
  dark: { words: 'Dark', icon: 'moon' },
  system: { words: 'Same as the system', icon: 'system' },
}

export function ThemeSwitch() {
  const [theme, choose] = useTheme()
  const name = useId()
  return (
    <fieldset className="inline-flex self-start rounded-control border border-line bg-surface">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((each) => (
        <label
          key={each}
          title={CHOICES[each].words}
          className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-muted hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-deep has-focus-visible:outline-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={theme === each}
            onChange={() => choose(each)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon name={CHOICES[each].icon} />
          <span className="sr-only">{CHOICES[each].words}</span>
        </label>
      ))}
    </fieldset>
  )
}
