import type { Session } from '../../contract/account.ts'

/** The first page of the desk. */
export const TODAY = '/admin'

export const isDesk = (pathname: string): boolean => pathname === TODAY || pathname.startsWith(`${TODAY}/`)

type User = Session['user'] | undefined

// A session that was stored before roles existed belongs to an owner.

/** Whether somebody handles money at the desk: the owner and the clerk. */
export const isOnMoney = (user: User): boolean => user?.role === 'ADMIN' && user.staffRole !== 'EDITOR'

/** Whether somebody edits what the site shows: the owner and the editor. */
export const isOnContent = (user: User): boolean => user?.role === 'ADMIN' && user.staffRole !== 'CLERK'

export const isOwner = (user: User): boolean => isOnMoney(user) && isOnContent(user)
