// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package dataset holds the rows of a grid without their type, and says which of them show,
// in which order.
//
// A [Set] takes the rows that the program gave (Give), changes by id (Changes.Apply, a
// [Poster]) and edits, and tells the row model what to filter, sort, group and nest them by.
// [Set.Reorder] runs once a frame: it applies what has changed, starts background jobs where
// there is much to do and installs their results. Pages and pinned rows are cut out of the
// result. A [Reader] reads records and a [Snapshot] the shown cells on another goroutine.
//
// Which row is meant is said in the types of package coord. The dataset numbers the records, and
// knows where the items of the row model are on the page and which rows are pinned: it converts
// records and items to positions (ShownOf, NearestOf, BodyPos) and back (SourceOf), slots to
// positions as the rows are now (PosIn), and positions to navigation indices (NavIndex).
//
// A Set consists of parts with one job each. A part points to the parts that it uses, and never
// to the Set, in this order from the bottom:
//
//   - inputs: what the program gave. rowOrder: the row model and what its items stand for.
//     shownRows: items by position, on top of both.
//   - jobs: background jobs. want: what the options ask for. openState: the expansion.
//   - idIndex: records by id. fields: columns for the row model. groups: groups and aggregates.
//   - rowLookup: positions by id. changes, childLoads, treeJob, pins, pager, valueLists,
//     compactor, expander, rowSearcher, idFinder, snapshots, outlineWalk, posted: one feature
//     each.
//   - inMemory, inSource: the two answers to what is asked of all rows, behind [Analysis].
//   - ordering: runs once a frame, tells the row model what changed and drives the others.
//
// Features ask an [Access] what can be read, copied and edited: rows in memory (access_memory.go) and those
// of a source (access_source.go) answer it, so that no feature decides by where rows are.
//
// The package imports the row model, columns, options and ranges. It knows no pixel, no focus and no
// selection: the [Host] that shows the rows is told before and after their order changes, and a
// [Report] takes events and problems.
package dataset
