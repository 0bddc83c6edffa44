import { tellBookingStory } from '../booking-story.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

test('§1 on PostgreSQL a devotee books, an admin verifies it, and the devotee gets an email', async () =>
  tellBookingStory(await world({ database: pg.database })))
