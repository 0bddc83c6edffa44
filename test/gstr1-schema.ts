import { z } from 'zod'

// The fields of GSTR-1 that are publicly known: their names, lengths, patterns and lists of values.
const amount = z.number().refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-4)
const gstin = z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/)
const place = z.string().regex(/^(0[1-9]|[12]\d|3[0-8]|97)$/)
const number = z.string().regex(/^[a-zA-Z0-9/-]{1,16}$/)
const day = z.string().regex(/^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-20\d\d$/)
const rate = z.literal([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40])
const side = z.literal(['INTER', 'INTRA'])

const taxes = { rt: rate, iamt: amount, camt: amount, samt: amount, csamt: amount }
const items = z
  .array(z.strictObject({ num: z.int().min(1), itm_det: z.strictObject({ ...taxes, txval: amount }) }))
  .min(1)
const invoice = { inum: number, idt: day, val: amount, itms: items }
const note = { ntty: z.literal(['C', 'D']), nt_num: number, nt_dt: day, val: amount, pos: place, itms: items }
const regular = { rchrg: z.literal(['Y', 'N']), inv_typ: z.literal(['R', 'SEWP', 'SEWOP', 'DE', 'CBW']) }
const advances = z.array(
  z.strictObject({
    pos: place,
    sply_ty: side,
    itms: z.array(z.strictObject({ ...taxes, ad_amt: amount.refine((rupees) => rupees > 0) })).min(1),
  }),
)
const hsn = z.array(
  z.strictObject({
    num: z.int().min(1),
    hsn_sc: z.string().regex(/^\d{4,8}$/),
    uqc: z.string().max(3),
    qty: z.number(),
    txval: amount,
    ...taxes,
  }),
)

/** GSTR-1 as a JSON that the portal takes, as far as its form is publicly known. A list of keys of one table has no key twice. */
export const gstr1Schema = z.strictObject({
  gstin,
  fp: z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/),
  b2b: z.array(
    z.strictObject({ ctin: gstin, inv: z.array(z.strictObject({ ...invoice, ...regular, pos: place })).min(1) }),
  ),
  b2cl: z.array(z.strictObject({ pos: place, inv: z.array(z.strictObject(invoice)).min(1) })),
  b2cs: z.array(z.strictObject({ sply_ty: side, pos: place, typ: z.literal(['OE', 'E']), txval: amount, ...taxes })),
  cdnr: z.array(z.strictObject({ ctin: gstin, nt: z.array(z.strictObject({ ...note, ...regular })).min(1) })),
  cdnur: z.array(z.strictObject({ typ: z.literal(['B2CL', 'EXPWP', 'EXPWOP']), ...note })),
  at: advances,
  txpd: advances,
  nil: z.strictObject({
    inv: z.array(
      z.strictObject({
        sply_ty: z.literal(['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C']),
        expt_amt: amount,
        nil_amt: amount,
        ngsup_amt: amount,
      }),
    ),
  }),
  hsn: z.strictObject({ hsn_b2b: hsn, hsn_b2c: hsn }),
  doc_issue: z.strictObject({
    doc_det: z.array(
      z.strictObject({
        doc_num: z.int().min(1).max(12),
        docs: z
          .array(
            z
              .strictObject({
                num: z.int().min(1),
                from: number,
                to: number,
                totnum: z.int().min(1),
                cancel: z.int().min(0),
                net_issue: z.int().min(0),
              })
              .refine(({ totnum, cancel, net_issue: net }) => net === totnum - cancel),
          )
          .min(1),
      }),
    ),
  }),
})
