// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"slices"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// typing is a wait for more keys.
type typing struct {
	waits bool
	due   time.Time
}

// over reports whether the wait has ended, even if the clock or the delay was set back.
func (t *typing) over(now time.Time, delay time.Duration) bool {
	return t.waits && (!now.Before(t.due) || t.due.After(now.Add(delay)))
}

// typedInto applies the text typed into an operand of a line, after Filtering.Delay if it is set.
func (b *builder) typedInto(gtx layout.Context, line int) {
	r, part := b.rows[line], b.lines[line].Part
	part.Is.A, part.Is.B = r.a.Value(), ""
	if part.Is.Op.Operands() == 2 {
		part.Is.B = r.b.Value()
	}
	if delay := b.Filtering.Delay; delay > 0 {
		b.typed = typing{true, gtx.Now.Add(delay)}
		return
	}
	b.apply()
}

// typedText applies an expression typed as text, likewise.
func (b *builder) typedText(gtx layout.Context, e filter.Expr) {
	if delay := b.Filtering.Delay; delay > 0 {
		b.typed = typing{true, gtx.Now.Add(delay)}
		return
	}
	b.set(e.Clone())
}

// flush applies typed text that is still waiting.
func (b *builder) flush() {
	if b.typed.waits {
		b.apply()
	}
}

// setOp sets the operator of a condition. It keeps the operands that both operators have.
func (b *builder) setOp(line int, op filter.Op) {
	part := b.lines[line].Part
	if part.Is.Op.Lists() != op.Lists() {
		part.Is.Values = nil
	}
	if op.Operands() == 0 {
		part.Is.A, part.Is.B = "", ""
	}
	if op.Operands() < 2 {
		part.Is.B = ""
	}
	part.Is.Op = op
	b.rows[line].show(b.Sources, part)
	b.apply()
}

// setColumn sets the column of a condition. It keeps the operator and operands that the column supports.
func (b *builder) setColumn(line int, d *column.Def) {
	part := b.lines[line].Part
	if part.ColumnID == d.ID {
		return
	}
	part.ColumnID, part.Is.Values = d.ID, nil
	if ops := b.ops(d); !slices.Contains(ops, part.Is.Op) {
		part.Is = filter.Condition{Op: ops[0]}
	}
	if b.invalid(part) {
		part.Is = filter.Condition{Op: part.Is.Op}
	}
	b.rows[line].show(b.Sources, part)
	b.apply()
}

// setPeriod sets an operand of a line to a relative date.
func (b *builder) setPeriod(gtx layout.Context, line int, o *ui.Operand, p filter.Period) {
	o.Show(p.String(), b.operand(b.lines[line].Part, p.String()))
	b.typedInto(gtx, line)
	b.flush()
	o.MoveCaretToEnd()
	o.TakeKeyboard(gtx)
}
