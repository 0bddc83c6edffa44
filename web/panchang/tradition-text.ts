import type { Tradition } from '../../domain/panchang/kinds.ts'
import { m } from '../../messages/compiled/messages.js'

export const traditionText: Record<Tradition, typeof m.panchang_smarta> = {
  smarta: m.panchang_smarta,
  vaishnava: m.panchang_vaishnava,
}
