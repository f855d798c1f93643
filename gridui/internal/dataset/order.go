// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowOrder is which rows show, below which others and in which order: the row model and what
// its items stand for. A grid that asks for no order does without the model.
type rowOrder struct {
	Model rowmodel.Model
	// On says that the model decides; else rows show as they come.
	On bool
	// rows are those of the caller, n of them.
	rows rowdata.Source
	n    int
	// rowView is what the model was told to lay out, Now what it shows: the same but
	// while a job puts other rows in order.
	rowView
	Now rowView
	// given is inputs.Told and gives is inputs.gives as of the rows.
	given, gives uint32
	// Gone are the records that were removed, Compactions counts how often the others were
	// given new numbers for that. compactTree says that a tree is to be built anew for it.
	Gone        removed
	Compactions uint32
	compactTree bool
	// Applied counts the changes made by id.
	Applied uint32
	// Lo and Hi bound the items that the page shows.
	Lo, Hi coord.Index
	// Job puts the rows in order, TreeBuild builds the tree; nil: there is none.
	Job, TreeBuild *rowmodel.Job
	// Lazy are the children of rows of a tree that are loaded on demand, or nil.
	Lazy *rowtree.Lazy
}

// rowView is what the items of the model stand for.
type rowView struct {
	// gen is the generation of the rows. Of two views of one generation the later one has the
	// same rows and possibly more.
	gen uint64
	// Records are the rows by record: those of the source, or those of a tree.
	Records *heldRows
	Tree    *rowtree.Rows
	By      grouping
}

// Pending reports whether a background job is computing the order or building the tree.
func (o *rowOrder) Pending() bool { return o.Job != nil || o.TreeBuild != nil }

// Outline is the outline of the row model, nil if rows are not outlined or are those of a source.
func (o *rowOrder) Outline() *rowmodel.Outline {
	if !o.On {
		return nil
	}
	return o.Model.Outline()
}

// rowsGiven identifies the rows that the model was told of.
func (o *rowOrder) rowsGiven() rowsGiven {
	return rowsGiven{o.gen, o.Applied, o.Tree != nil}
}

// shownGiven identifies the rows that show.
func (o *rowOrder) shownGiven() rowsGiven {
	return rowsGiven{o.Now.gen, o.Applied, o.Now.Tree != nil}
}

// grow replaces the tree by one with more rows.
func (o *rowOrder) grow(t *rowtree.Rows) {
	o.Records.Source = t
	o.Tree, o.Now.Tree, o.Now.Records = t, t, o.Records
}
