// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"cmp"
	"context"

	"github.com/giogrid/giogrid/storage/export"
)

// ExportColumn is a column of an export, and how a row's cell of it is read.
type ExportColumn[T any] struct {
	export.Column
	// Cell sets the cell, which is a missing one at first, to the row's value. It is
	// called on the goroutine of the export and must be pure. nil leaves it missing.
	Cell func(row T, cell *export.Cell)
}

// ExportOptions say what [MakeExportItem] exports, how and where. The zero value is
// an export of nothing as CSV.
type ExportOptions[T any] struct {
	Columns []ExportColumn[T]
	// Rows are all that is exported. The slice is kept and must not change while an
	// export runs.
	Rows []T
	// Format is the format; Exporter, if not nil, writes in place of it.
	Format   export.Format
	Exporter export.Exporter
	// Options are the details: the file's name, headers and so on.
	Options export.Options
	// To is where it goes: export.Dir, export.Stream or the like; nil is
	// export.Downloads.
	To export.Destination
	// OnStart, if not nil, gets the export when it begins, to show its progress or to
	// cancel it.
	OnStart func(*export.Job)
	// OnDone, if not nil, is called when the export has ended, with the path of the file
	// or why there is none. It runs on a goroutine of its own: hand what it is told to
	// the one of the frames.
	OnDone func(path string, err error)

	// Label is the text; empty is "Export " and the name of the format, or the name
	// and "내보내기" where the system's language is Korean.
	Label string
	// Icon is drawn before it; nil is an arrow into a tray.
	Icon Icon
}

// MakeExportItem returns an item that exports rows, whatever its target is. The
// export runs in the background.
func MakeExportItem[T any](o ExportOptions[T]) Item[T] {
	icon := o.Icon
	if icon == nil {
		icon = exportShape.icon()
	}
	return Item[T]{
		Label:   cmp.Or(o.Label, ownWords().export(o.Format.String())),
		Icon:    icon,
		OnClick: func(Target[T]) { o.start() },
	}
}

func (o *ExportOptions[T]) start() {
	to, exporter := o.To, o.Exporter
	if to == nil {
		to = export.Downloads
	}
	if exporter == nil {
		exporter = o.Format
	}
	job := export.Start(context.Background(), to, o.source(), exporter, o.Options)
	if o.OnStart != nil {
		o.OnStart(job)
	}
	if done := o.OnDone; done != nil {
		go func() { done(job.Wait()) }()
	}
}

// source is the rows and columns as an export reads them.
func (o *ExportOptions[T]) source() export.Source {
	rows, columns := o.Rows, o.Columns
	src := export.Source{Rows: len(rows)}
	for _, c := range columns {
		src.Columns = append(src.Columns, c.Column)
	}
	src.Row = func(i int, cells []export.Cell) error {
		for c := range columns {
			if columns[c].Cell != nil {
				columns[c].Cell(rows[i], &cells[c])
			}
		}
		return nil
	}
	return src
}
