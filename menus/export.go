// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"cmp"
	"context"

	"github.com/giogrid/giogrid/storage/export"
)

// ExportColumn is a column of an export, with a function that reads its cells.
type ExportColumn[T any] struct {
	export.Column
	// Cell sets the cell, which is a missing one at first, to the row's value. It is called on the goroutine
	// of the export and must be pure. nil leaves the cell missing.
	Cell func(row T, cell *export.Cell)
}

// ExportOptions configures [MakeExportItem]. The zero value exports nothing as CSV.
type ExportOptions[T any] struct {
	Columns []ExportColumn[T]
	// Rows holds the rows to export. The slice is kept and must not change while an export runs.
	Rows []T
	// Format is the format; Exporter, if not nil, is used instead of it.
	Format   export.Format
	Exporter export.Exporter
	// Options holds the details: the file's name, headers and so on.
	Options export.Options
	// To is the destination: export.Dir, export.Stream or the like; nil means export.Downloads.
	To export.Destination
	// OnStart, if not nil, is called with the export when it begins, to show its progress or to cancel it.
	OnStart func(*export.Job)
	// OnDone, if not nil, is called when the export has ended, with the path of the file or the error. It
	// runs on another goroutine than the frames.
	OnDone func(path string, err error)

	// Label is the text; empty means "Export " and the name of the format, or the name and "내보내기" if the
	// system's language is Korean.
	Label string
	// Icon is drawn before the label; nil means an arrow into a tray.
	Icon Icon
}

// MakeExportItem returns an item that exports rows in the background, whatever its target is.
func MakeExportItem[T any](o ExportOptions[T]) Item[T] {
	icon := o.Icon
	if icon == nil {
		icon = exportShape.icon()
	}
	return Item[T]{
		Label:   cmp.Or(o.Label, wordsFor("").export(o.Format.String())),
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

// source returns the rows and columns as the source of an export.
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
