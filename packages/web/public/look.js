// Before anything is painted: light or dark, as it was chosen here, or as the device has it (see `src/ui/look.ts`).
{
  let chosen;
  try {
    chosen = localStorage.getItem('umpire-look');
  } catch {
    // a browser that keeps nothing
  }
  document.documentElement.dataset.look =
    chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
