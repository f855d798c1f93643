// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"
	"image/color"
	"slices"

	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
	"github.com/giogrid/giogrid/menus"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// FilterOf returns the filter of a column. SetFilter changes it as a user does.
	FilterOf(columnID string) filter.Filter
	SetFilter(columnID string, f filter.Filter)
}

// AppendHeaderItems appends the submenu that filters a column by the colours and icons that its rules give cells.
func (l *Looks) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	f, columnID := l.f, of.ColumnID
	d := column.Find(f.Dataset.CallerColumns(), columnID)
	if !*l.filters || *f.Settings.NoMenu || of.Group || d == nil || !d.Filters() {
		return dst
	}
	t := &f.Painter.Style.Texts.Formats
	items := l.appendLooks(nil, columnID, filter.HasColor, l.Names(columnID, option.SortByColor))
	items = l.appendLooks(items, columnID, filter.HasIcon, l.Names(columnID, option.SortByIcon))
	why := ""
	switch {
	case !f.rulebook.profiler.Readable():
		why = t.NotInMemory
	case len(items) == 0:
		why = t.NoLooks
	}
	return append(dst, feature.MenuItem{Label: t.FilterBy, Disabled: why != "", Reason: why, Children: items})
}

// appendLooks appends the items of the colours or the icons of a column, and of cells without one. Choosing an item that
// is on clears the filter.
func (l *Looks) appendLooks(dst []feature.MenuItem, columnID string, op filter.Op, names []string) []feature.MenuItem {
	if len(names) == 0 {
		return dst
	}
	texts := &l.f.Painter.Style.Texts
	kind := l.kindOf(columnID)
	for _, name := range append(slices.Clip(names), filter.NoLook) {
		is := op.Of(name)
		on := l.grid.FilterOf(columnID).Equal(is)
		dst = append(dst, feature.MenuItem{
			Label: filterwords.Condition(is.First, kind, texts), Choice: true, Checked: on, Icon: l.lookIcon(op, name),
			Do: func(layout.Context) {
				if on {
					is = filter.Filter{}
				}
				l.grid.SetFilter(columnID, is)
			},
		})
	}
	return dst
}

// kindOf returns the kind of a column's values.
func (l *Looks) kindOf(columnID string) option.Kind {
	if col := l.f.Columns.Find(columnID); col >= 0 {
		return l.f.Columns.Def(col).FilterKind()
	}
	return option.KindOther
}

// lookIcon returns a function that draws a colour, or an icon in the ink of texts; nil for none.
func (l *Looks) lookIcon(op filter.Op, name string) menus.Icon {
	if op == filter.HasIcon {
		set, icon, ok := filterwords.ReadIcon(name)
		if !ok {
			return nil
		}
		return func(_ layout.Context, px int, ink color.NRGBA) {
			l.f.drawIcon(rule.IconSet(set), icon, image.Rect(0, 0, px, px).Inset(px/8), ink)
		}
	}
	var hue tint.Tint
	if hue.UnmarshalText([]byte(name)) != nil || hue == tint.None {
		return nil
	}
	f := l.f
	return func(gtx layout.Context, px int, _ color.NRGBA) {
		at := image.Rect(0, 0, px, px)
		paint.FillShape(gtx.Ops, f.Painter.Style.Theme.FieldBorder, clip.Rect(at).Op())
		paint.FillShape(gtx.Ops, f.Painter.Style.Theme.Bg, clip.Rect(at.Inset(f.Painter.Style.Line)).Op())
		paint.FillShape(gtx.Ops, f.colors.Ground[hue], clip.Rect(at.Inset(f.Painter.Style.Line)).Op())
	}
}
