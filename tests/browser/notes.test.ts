import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, canMove, waits } from './table.js';

describe.skipIf(!CHROMIUM)('what a battle is about, where one looks', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('a rule and a word are explained in place, and the battle stays', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    await canMove(page);
    const address = page.url();
    const chip = page.locator('[data-part=expected] [data-part~=rule-link]');
    const rule = String(await chip.textContent());
    await chip.click();
    const note = page.getByRole('region', { name: rule });
    await note.getByText('Turn sequence').waitFor();
    const { width } = (await note.boundingBox())!;
    expect(width).toBeLessThanOrEqual(320);
    expect(await note.getByRole('link', { name: /whole rule/ }).getAttribute('target')).toBe('_blank');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });

    await page.locator('[data-piece="A4"]').first().click();
    await page.locator('[data-part~=card] dl').first().waitFor();
    await page.locator('[data-part~=card] dt').getByRole('button', { name: 'Mode' }).click();
    const word = page.getByRole('region', { name: 'Mode', exact: true });
    await word.getByText(/STATIC is dug in/).waitFor();
    await word.locator('[data-part~=rule-link]').first().click();
    await page.getByRole('region', { name: 'MBT20-MOD-01' }).getByText('Mode (MOD)').waitFor();
    await page.keyboard.press('Escape');
    // Esc closed the note alone: the stand is still taken up
    expect(await page.locator('[data-part~=card] h2').textContent()).toContain('A4');
    // and a menu likewise, although the focus went elsewhere while it lay open
    const menu = page.getByRole('region', { name: 'More about this battle' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByText('Leave the table').waitFor();
    await page.evaluate(`document.querySelector('[data-part=stage-view]').focus()`);
    expect(await page.evaluate(`document.activeElement.dataset.part`)).toBe('stage-view');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await page.locator('[data-part~=card] h2').textContent()).toContain('A4');
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
  });

  test('the meters, the aim and the briefing are always at hand', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    await waits(page);
    const red = page.getByRole('region', { name: 'How near Red is to losing' });
    expect(await red.textContent()).toContain('3 more lost: beaten');
    expect(await red.getByRole('listitem').count()).toBe(3); // two counts, and the village
    // pressed, a count says its figures and what comes of them: a finger finds no tooltip
    await red.getByRole('button', { name: 'lost 0 of 3' }).click();
    await page.getByText('Red: lost 0 of 3. 3 more lost: beaten.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Your aim/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/A rearguard holds it/).waitFor();
    await dialog.getByText('You win when Blue has 3 lost or 4 driven back.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });
});
