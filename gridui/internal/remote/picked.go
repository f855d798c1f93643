// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Named are the rows of a Stream with their ids. Jobs read both while frames change rows, so the ids are
// a part of the snapshot too: a grid's RowID may read what the frames write.
type Named interface {
	// IDAt returns the id of a row.
	IDAt(i int) string
}

// MostPicked is how many rows are read by their ids at most.
const MostPicked = 1000

// Picker are rows that can be read by their ids.
type Picker interface {
	// Pick is the rows with some ids, at most MostPicked, as far as they pass, in the order of Rows.Stream and read as it
	// is. It is nil where reading all rows is better.
	Pick(ids []string) Picked
}

// Picked are rows that were picked by their ids, for one goroutine. Its length is the number of ids.
type Picked interface {
	rowdata.Source
	// Count is how many of the rows are there. It waits for the source, and panics as At does.
	Count() int
}
