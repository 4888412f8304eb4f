/** The reader's setting: let things through automatically when nothing else can be done. */
export const SETTING = 'war1955_let_through';
