// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// memoryAccess is the Access to rows in memory, and to rows that a program returns one by one.
type memoryAccess struct{ ds *Set }

func (a memoryAccess) Status() remote.Status { return remote.Status{Known: true} }

func (a memoryAccess) State(coord.Pos) remote.State { return remote.Loaded }

func (a memoryAccess) Can() remote.Can { return remote.All }

func (a memoryAccess) Groupable() bool { return a.ds.Scans() && !a.ds.Funcs.Tree.On() }

func (a memoryAccess) Rows() Reach { return a.Lines() }

func (a memoryAccess) Lines() Reach {
	if a.ds.Scans() {
		return a.ds.page(a.ds.Snapshots.Page)
	}
	return a.ds.screen()
}

func (a memoryAccess) CopyRefusal(...ranges.Span) error { return nil }

func (a memoryAccess) EditRefusal(...ranges.Span) error {
	_, held := a.ds.Given().(rowdata.Slice)
	return a.ds.uneditable(held)
}

func (a memoryAccess) Record(record coord.Record) (row rowdata.Row, err error) {
	if record < 0 {
		return row, ErrRowGone
	}
	return a.ds.Changes.RecordRow(record), nil
}

func (a memoryAccess) Missing(id string) error {
	switch {
	case a.ds.RecordByID(id) >= 0:
		return nil
	case a.ds.Orders():
		return ErrRowGone
	}
	return ErrRowHidden
}

func (a memoryAccess) Unseen(id string) (row rowdata.Row, err error) {
	record := a.ds.RecordByID(id)
	if id == "" || record < 0 {
		return row, ErrRowGone
	}
	row = a.ds.Changes.RecordRow(record)
	if waits, ok := a.ds.Changes.Overlay(id, row); ok {
		return waits, nil
	}
	return row, nil
}

func (a memoryAccess) Anchor(row coord.Pos) coord.Item { return a.ds.SourceOf(row) }

func (a memoryAccess) Filtered() bool { return a.ds.Options.Filtering.Manual || a.ds.GivenCount() > 0 }

func (a memoryAccess) Numbered(Numbered) Numbered { return Numbered{Most: a.ds.Numbers().Most()} }

func (a memoryAccess) InsertRefusal(bool) error {
	tree := &a.ds.Funcs.Tree
	switch _, held := a.ds.Given().(rowdata.Slice); {
	case !held && a.ds.source != nil:
		return ErrNotASlice
	case tree.Children != nil || tree.Load != nil:
		return ErrUnsliced
	}
	return nil
}
