/** The typefaces of the pages if the reader's device has them, otherwise similar ones, because emails load no fonts. */
export const SANS = `-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',Arial,sans-serif`
export const SERIF = `Eczar,Georgia,'Noto Serif','Noto Serif Devanagari','Nirmala UI',serif`
