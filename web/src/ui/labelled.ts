/** What a picture is to a screen reader: an image with a label, or nothing if the words beside it say enough. */
export const labelled = (
  label: string | undefined,
): { role?: 'img'; 'aria-label'?: string; 'aria-hidden'?: true } =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
