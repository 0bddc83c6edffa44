-- A key of domain/panchang/season.ts: the time of the year in which it is offered; null: all year.
alter table packages add season text constraint packages_season check (season in ('magh-mela'));
alter table poojas add season text constraint poojas_season check (season in ('magh-mela'));

-- The package of the demo content.
update packages set season = 'magh-mela' where name = 'Magh Mela Snan, Three Days (January to February)';
