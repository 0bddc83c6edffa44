/** The first page of the desk. */
export const TODAY = '/admin'

export const isDesk = (pathname: string): boolean => pathname === TODAY || pathname.startsWith(`${TODAY}/`)
