/** The faces of the pages where the reader's device has them, else alike ones: emails fetch no fonts. */
export const SANS = `-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',Arial,sans-serif`
export const SERIF = `Eczar,Georgia,'Noto Serif','Noto Serif Devanagari','Nirmala UI',serif`
