// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// pickerKind is the content of a list of the builder.
type pickerKind uint8

const (
	pickNothing pickerKind = iota
	pickColumn
	pickOp
	pickPeriod
	pickValues
	pickMove
)

// picker is the open list over the builder, of which there is at most one.
type picker struct {
	builder *builder
	kind    pickerKind
	// line is the line to which it belongs, operand the operand of a relative date.
	line    int
	operand *ui.Operand
	list    ui.List
	// anchor is the place of the widget to which the list belongs, in pixels of the grid.
	anchor image.Rectangle
	// denied is the place of the highlighted entry, if it cannot be picked.
	denied image.Rectangle

	columns []*column.Def
	ops     []filter.Op
	values  *dataset.ValueList
}

// periods holds the listed relative dates.
var periods = filterwords.Periods()

// close closes the list.
func (k *picker) close() {
	k.kind, k.operand, k.columns, k.ops, k.values = pickNothing, nil, nil, nil, nil
}

// open opens a list for a line, or closes it if it is open.
func (k *picker) open(gtx layout.Context, kind pickerKind, line int) {
	again := k.kind == kind && k.line == line
	k.close()
	if again {
		return
	}
	b, part := k.builder, k.builder.lines[line].Part
	k.kind, k.line = kind, line
	at := 0
	switch kind {
	case pickColumn:
		k.columns = b.Sources.columns()
		at = slices.IndexFunc(k.columns, func(d *column.Def) bool { return d.ID == part.ColumnID })
	case pickOp:
		k.ops = b.ops(b.def(part))
		at = slices.Index(k.ops, part.Is.Op)
	}
	k.list.Reset(max(at, 0))
	ui.TakeKeyboard(gtx, &k.list.Tag)
}

// openPeriods opens the list of relative dates for an operand.
func (k *picker) openPeriods(gtx layout.Context, line int, o *ui.Operand) {
	if k.operand == o {
		k.close()
		return
	}
	k.close()
	k.kind, k.line, k.operand = pickPeriod, line, o
	now, _ := filter.ParsePeriod(o.Value())
	k.list.Reset(max(slices.Index(periods, now), 0))
	ui.TakeKeyboard(gtx, &k.list.Tag)
}

// len returns the number of entries.
func (k *picker) len() int {
	switch k.kind {
	case pickColumn:
		return len(k.columns)
	case pickOp:
		return len(k.ops)
	case pickPeriod:
		return len(periods)
	case pickMove:
		return moveCount
	case pickValues:
		if k.values != nil {
			return len(k.values.List)
		}
	}
	return 0
}

// update reads an event of the list.
func (k *picker) update(gtx layout.Context) bool {
	if k.kind == pickNothing {
		return false
	}
	if k.line >= len(k.builder.lines) {
		k.close()
		return true
	}
	picked, ok := k.list.Update(gtx)
	if picked >= 0 && picked < k.len() && k.denies(picked) == "" {
		k.pick(gtx, picked)
	}
	return ok
}

// denies returns why an entry cannot be picked, empty if it can: the rows cannot be filtered by an operator.
func (k *picker) denies(i int) string {
	if k.kind != pickOp || k.line >= len(k.builder.lines) {
		return ""
	}
	b := k.builder
	if d := b.def(b.lines[k.line].Part); d != nil {
		return b.Dataset.Analysis().Filters(d, k.ops[i], &b.Painter.Style.Texts)
	}
	return ""
}

// pick applies an entry. It closes the list, except a list of values.
func (k *picker) pick(gtx layout.Context, i int) {
	b, line, r := k.builder, k.line, k.builder.rows[k.line]
	now := *k
	if k.kind != pickValues {
		k.close()
	}
	switch now.kind {
	case pickColumn:
		b.setColumn(line, now.columns[i])
		ui.TakeKeyboard(gtx, &r.op.Clickable)
	case pickOp:
		b.setOp(line, now.ops[i])
		b.focusOperand(gtx, line)
	case pickPeriod:
		b.setPeriod(gtx, line, now.operand, periods[i])
	case pickMove:
		b.move(gtx, line, moveKind(i))
	case pickValues:
		b.toggleValue(line, k.values.List[i].Text)
	}
}

// focusOperand moves the keyboard focus to the operand of a condition.
func (b *builder) focusOperand(gtx layout.Context, line int) {
	r, op := b.rows[line], b.lines[line].Part.Is.Op
	switch {
	case op.Lists():
		ui.TakeKeyboard(gtx, &r.values.Clickable)
	case op.Operands() == 0:
		ui.TakeKeyboard(gtx, &r.op.Clickable)
	default:
		r.a.MoveCaretToEnd()
		r.a.TakeKeyboard(gtx)
	}
}

// toggleValue adds a value to a condition, or removes it if the condition has it.
func (b *builder) toggleValue(line int, text string) {
	is := &b.lines[line].Part.Is
	values := slices.DeleteFunc(slices.Clone(is.Values), func(v string) bool { return v == text })
	if len(values) == len(is.Values) {
		values = append(values, text)
	}
	is.Values = values
	b.apply()
}
