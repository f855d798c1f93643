// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"context"
	"errors"
	"io"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// ExportOptions say what Export writes, how and where. The zero value writes all
// that shows, as CSV.
type ExportOptions struct {
	// Format is the format; Exporter, if not nil, writes in place of it.
	Format   export.Format
	Exporter export.Exporter
	// Options are the details: the file's name, headers and so on.
	Options export.Options
	// To is where it goes; nil: the browser's downloads, outside a browser the user's
	// folder of downloads.
	To export.Destination
	// Selected writes the selected rows alone.
	Selected bool

	// Label and Icon are those of an ExportItem; empty and nil are the defaults, the
	// label in the words of Locale, and those that it lacks in the system's language.
	Label  string
	Icon   menus.Icon
	Locale locale.Texts
}

// ErrExporting is the error of an export that was asked for while another of the
// same grid is under way.
var ErrExporting = errors.New("gridui: an export is under way")

// exportWork is an export under way.
type exportWork struct{ job *export.Job }

// ExportSource is what shows, to be exported: all rows of all pages that show, in the
// order in which they stand, those pinned at the top first and those pinned at the
// bottom last, with the columns and the texts of cells that Copy takes, numbers as numbers. Rows of
// Floating are no data and are left out. It is good for one export,
// and holds for as long as the rows do not change; what shows may.
func (g *Grid[T]) ExportSource() export.Source { return g.bound().ExportSource() }

func (g *core) ExportSource() export.Source {
	g.prepare(layout.Context{})
	return g.exportSource(false)
}

func (g *core) exportSource(selected bool) export.Source {
	if !g.data.Scans() {
		return export.Source{Row: func(int, []export.Cell) error { return ErrNoScan }, Rows: export.RowsUnknown}
	}
	s := g.data.Snapshots.Pages()
	src := export.Source{Columns: exportColumns(s), Rows: s.N}
	r := exportRows{Snapshot: s}
	if selected {
		r.keep, src.Rows = g.selection.In(s), export.RowsUnknown
	}
	if s.Outline != nil {
		src.Rows = export.RowsUnknown // some may stand for rows to be loaded
	}
	if selected && g.selection.None() {
		s.N, src.Rows = 0, 0
	}
	src.Row = r.row
	return src
}

// Export writes what ExportSource has in the background; an Exported event tells
// when it is done. Rows must not change until then: Apply waits for it.
func (g *Grid[T]) Export(o ExportOptions) { g.bound().Export(o) }

func (g *core) Export(o ExportOptions) {
	if g.jobs.export != nil {
		g.report.Emit(events.Exported{Err: ErrExporting})
		return
	}
	g.prepare(layout.Context{})
	if g.data.Unscanned("an export", "it fails") {
		g.report.Emit(events.Exported{Err: ErrNoScan})
		return
	}
	to, exporter := o.To, o.Exporter
	if to == nil {
		to = export.Downloads
	}
	if exporter == nil {
		exporter = o.Format
	}
	g.jobs.export = &exportWork{export.Start(context.Background(), to, g.exportSource(o.Selected), exporter, o.Options)}
}

// CancelExport ends the export that is under way, if there is one; no file is left
// behind.
func (g *Grid[T]) CancelExport() { g.bound().CancelExport() }

func (g *core) CancelExport() {
	if w := g.jobs.export; w != nil {
		w.job.Cancel()
	}
}

// ExportProgress is how far the export is, from 0 to 1; ok is false if none is under
// way. Where the number of rows is not known, with Selected or an outline, it is 0.
func (g *Grid[T]) ExportProgress() (done float64, ok bool) { return g.bound().ExportProgress() }

func (g *core) ExportProgress() (done float64, ok bool) {
	if w := g.jobs.export; w != nil {
		return w.job.Progress(), true
	}
	return 0, false
}

// ExportItem is an item of a menu that exports a grid by Grid.Export.
func ExportItem[T any](of Gridder[T], o ExportOptions) menus.Item[T] {
	item := menus.MakeExportItem(menus.ExportOptions[T]{
		Label: cmp.Or(o.Label, locale.For("").Override(o.Locale).Export(o.Format.String())), Icon: o.Icon,
	})
	item.OnClick = func(menus.Target[T]) { of.grid().core.Export(o) }
	return item
}

// updateExport tells of an export that has ended.
func (g *core) updateExport(gtx layout.Context) bool {
	w := g.jobs.export
	if w == nil {
		return false
	}
	select {
	case <-w.job.Done():
	default:
		g.data.Jobs.Poll(gtx)
		return false
	}
	g.jobs.export = nil
	path, err := w.job.Wait()
	g.report.Emit(events.Exported{Path: path, Rows: w.job.Rows(), Err: err})
	return true
}

// exportRows reads the rows held one after the other.
type exportRows struct {
	*dataset.Snapshot
	keep func(row int) (in, more bool)
	// next is the first row that was not looked at.
	next int
	done bool
	buf  []byte
}

func (r *exportRows) row(_ int, cells []export.Cell) error {
	for ; r.next < r.N && !r.done; r.next++ {
		it := r.Item(r.next)
		if r.Kind(it) == dataset.ItemLoading {
			continue
		}
		if r.keep != nil {
			in, more := r.keep(r.next)
			r.done = !more
			if !in {
				continue
			}
		}
		r.next++
		for col := range cells {
			r.buf = r.Copied(&cells[col], r.buf, it, col)
		}
		return nil
	}
	return io.EOF
}
