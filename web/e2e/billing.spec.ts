/** From a free account to Premium and back, through the trial and the practice payment page. */
import type { Page } from '@playwright/test'
import { expect, openUserMenu, signUp, somebody, test } from './people'

test('sign up, blocked from Premium, trial, Premium, pay, cancel, refund', async ({ page }) => {
  await signUp(page, somebody())
  await expect(page).toHaveURL(/\/pricing\?reason=premium_required$/)
  await page.goto('/premium')
  await expect(page).toHaveURL(/\/pricing\?reason=premium_required$/)

  await page.goto('/account')
  const plan = page.getByRole('region', { name: 'Plan and billing' })
  await plan.getByRole('button', { name: 'Start 7-day trial' }).click()
  await expect(plan.getByText('Premium, on trial')).toBeVisible()
  await openUserMenu(page)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('PREMIUM ACTIVE')).toBeVisible()
  await expect(page.getByText('7 days left in your trial.')).toBeVisible()
  await page.getByRole('link', { name: 'Keep Premium' }).click()

  await pay(page)
  await expect(plan.getByText(/^\$9 a month\. Renews on /)).toBeVisible()
  await plan.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(plan.getByText('Premium, cancelled')).toBeVisible()
  await plan.getByRole('button', { name: 'Keep Premium after all' }).click()
  await expect(plan.getByText('Premium', { exact: true })).toBeVisible()
  await refund(page)
  await expect(plan.getByText('Premium, on trial')).toBeVisible()
})

test('who has their money back is on Free again, and sees the receipt', async ({ page }) => {
  await signUp(page, somebody())
  await page.goto('/account')
  await pay(page)
  await page.goto('/premium')
  await expect(page.getByText('PREMIUM ACTIVE')).toBeVisible()
  await page.goto('/account')
  await refund(page)
  const plan = page.getByRole('region', { name: 'Plan and billing' })
  await expect(plan.getByText('Free', { exact: true })).toBeVisible()
  await expect(plan.getByText('$9.00 (refunded)')).toBeVisible()
  await page.goto('/premium')
  await expect(page).toHaveURL(/\/pricing\?reason=premium_required$/)
})

test('who leaves the payment page has bought nothing', async ({ page }) => {
  await signUp(page, somebody())
  await page.goto('/account')
  await page.getByRole('button', { name: 'Get Premium for $9 a month' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/Nothing was bought, and nothing was charged/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start 7-day trial' })).toBeVisible()
})

test('while the server is away Premium asks to try again, and signs nobody out', async ({ page }) => {
  await signUp(page, somebody())
  await page.goto('/account')
  await page.getByRole('button', { name: 'Start 7-day trial' }).click()
  await expect(page.getByText('Premium, on trial')).toBeVisible()
  await page.route('**/api/auth/check', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/premium')
  await expect(page.getByText('Verifying premium access...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We could not check who you are' })).toBeVisible()
  await page.unroute('**/api/auth/check')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('PREMIUM ACTIVE')).toBeVisible()
})

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Premium for $9 a month' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get Premium' })
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please agree first.')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay $9.00' }).click()
  await expect(page.getByText('Thank you. You have Premium now.')).toBeVisible({ timeout: 20_000 })
}

async function refund(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get a refund' }).click()
  await page.getByRole('button', { name: 'Yes, refund it' }).click()
  await expect(page.getByText('Refunded. Your subscription has ended.')).toBeVisible()
}
