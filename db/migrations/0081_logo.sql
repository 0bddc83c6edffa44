-- The logo of the site is kept as a photo: backups, moves and the store of files have it by that.
alter table photos drop constraint photos_subject_kind_check;
alter table photos add constraint photos_subject_kind_check check (subject_kind in ('PACKAGE', 'POOJA', 'CITY', 'SITE'));
