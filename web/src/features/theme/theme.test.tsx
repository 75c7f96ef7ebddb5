/** The choice of theme, and the script that paints it before the page is there. */
import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { open } from '../../testing/open'

const paint = new Function(readFileSync('public/theme.js', 'utf8'))
const painted = () => document.documentElement.dataset.theme

const systemIs = (theme: 'light' | 'dark') =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: theme === 'dark' }))

beforeEach(() => systemIs('light'))

it('follows the system until someone chooses', async () => {
  systemIs('dark')
  paint()
  expect(painted()).toBe('dark')
  await open('/')
  expect(screen.getByRole('radio', { name: 'Same as the system' })).toBeChecked()
})

it('keeps the choice and paints it at once', async () => {
  paint()
  const { person } = await open('/')
  await person.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(painted()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await person.click(screen.getByRole('radio', { name: 'Light' }))
  expect(painted()).toBe('light')
})

it('returns to the system and forgets the choice', async () => {
  localStorage.setItem('theme', 'dark')
  paint()
  expect(painted()).toBe('dark')
  const { person } = await open('/')
  await person.click(screen.getByRole('radio', { name: 'Same as the system' }))
  expect(painted()).toBe('light')
  expect(localStorage.getItem('theme')).toBeNull()
})
