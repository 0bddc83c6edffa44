import { tellBookingStory } from '../booking-story.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

test('§1 a devotee books a package, an admin verifies it, the devotee sees it and gets a mail, also on PostgreSQL', async () =>
  tellBookingStory(await world({ database: pg.database })))
