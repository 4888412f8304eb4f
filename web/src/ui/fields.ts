/** What fields of the same meaning have in common, for the browser to fill them in and check them. */
export const PASSWORD = { type: 'password', autocomplete: 'current-password', required: true } as const;
export const NEW_PASSWORD = { ...PASSWORD, autocomplete: 'new-password', minlength: 8 } as const;
export const MAIL = { type: 'email', autocomplete: 'email', maxlength: 200, required: true } as const;
