// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package dataset holds the rows of a grid without their type, and determines which of them show,
// in which order.
//
// A [Set] takes the rows that the program gave (Give), changes by id (Changes.Apply, a [Poster])
// and edits, and passes filters, sort keys, groups and trees to the row model. [Set.Reorder] runs
// once a frame: it applies what has changed, starts background jobs for large amounts of work and
// installs their results. Pages and pinned rows are cut out of the result. A [Reader] reads records
// and a [Snapshot] the shown cells on another goroutine.
//
// The types of package coord identify rows. The dataset numbers the records, and maps the items of
// the row model to the page and to pinned rows: it converts records and items to positions
// (ShownOf, NearestOf, BodyPos) and back (SourceOf), slots to positions in the present rows
// (PosIn), and positions to navigation indices (NavIndex).
//
// A Set consists of parts with one job each. A part points to the parts that it uses, never to the
// Set. From the bottom up:
//
//   - inputs holds what the program gave. rowOrder holds the row model and the meaning of its
//     items. shownRows maps positions to items, on top of both.
//   - jobs runs background jobs. want resolves the options. openState holds the expansion.
//   - idIndex finds records by id. fields adapts columns to the row model. groups computes groups
//     and aggregates.
//   - rowLookup finds positions by id. changes, childLoads, treeJob, pins, pager, valueLists,
//     compactor, expander, rowSearcher, idFinder, snapshots, outlineWalk, posted implement one
//     feature each.
//   - inMemory and inSource implement [Analysis].
//   - ordering runs once a frame, passes changes to the row model and drives the others.
//
// An [Access] reports to features what can be read, copied and edited. It is implemented for rows
// in memory (access_memory.go) and for rows of a source (access_source.go), so that no feature
// distinguishes the two.
//
// The package imports the row model, columns, options and ranges. It is independent of pixels,
// focus and selection: the [Host] that shows the rows is called before and after their order
// changes, and a [Report] takes events and problems.
package dataset
