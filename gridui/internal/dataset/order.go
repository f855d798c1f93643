// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowOrder determines which rows show, in which order and nesting: the row model and the meaning of
// its items. A grid without any order bypasses the model.
type rowOrder struct {
	Model rowmodel.Model
	// On is set if the model orders the rows; otherwise rows show in source order.
	On bool
	// rows holds the n rows of the caller.
	rows rowdata.Source
	n    int
	// rowView describes the rows passed to the model for layout, Now the rows that it shows. The
	// two differ only while a job orders other rows.
	rowView
	Now rowView
	// given and gives are the values of inputs.Told and inputs.gives for the rows.
	given, gives uint32
	// Gone holds the removed records. Compactions counts the renumberings that dropped removed
	// records. compactTree requests a rebuild of the tree for the same purpose.
	Gone        removed
	Compactions uint32
	compactTree bool
	// Applied counts the applied changes by id.
	Applied uint32
	// Lo and Hi bound the items that the page shows.
	Lo, Hi coord.Index
	// Job orders the rows, TreeBuild builds the tree; each is nil if not running.
	Job, TreeBuild *rowmodel.Job
	// Lazy holds the children of tree rows loaded on demand, or nil.
	Lazy *rowtree.Lazy
}

// rowView describes the rows that the items of the model refer to.
type rowView struct {
	// gen is the generation of the rows. Of two views of the same generation the later one has the
	// same rows and possibly more.
	gen uint64
	// Records holds the rows by record: rows of the source, or of a tree.
	Records *heldRows
	Tree    *rowtree.Rows
	By      grouping
}

// Pending reports whether a background job is computing the order or building the tree.
func (o *rowOrder) Pending() bool { return o.Job != nil || o.TreeBuild != nil }

// Outline returns the outline of the row model, nil if rows are not outlined or belong to a source.
func (o *rowOrder) Outline() *rowmodel.Outline {
	if !o.On {
		return nil
	}
	return o.Model.Outline()
}

// rowsGiven identifies the rows passed to the model.
func (o *rowOrder) rowsGiven() rowsGiven {
	return rowsGiven{o.gen, o.Applied, o.Tree != nil}
}

// shownGiven identifies the visible rows.
func (o *rowOrder) shownGiven() rowsGiven {
	return rowsGiven{o.Now.gen, o.Applied, o.Now.Tree != nil}
}

// grow replaces the tree by a larger one.
func (o *rowOrder) grow(t *rowtree.Rows) {
	o.Records.Source = t
	o.Tree, o.Now.Tree, o.Now.Records = t, t, o.Records
}
