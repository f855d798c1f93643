// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import "github.com/giogrid/giogrid/gridui/internal/exact"

// column returns the code of a column.
func (c *compiler) column(n *node) code {
	r, ok := c.get(n.column)
	if !ok {
		c.failed = true
		return code{}
	}
	if c.shares {
		r = r.shared()
	}
	if r.Of != nil {
		out := r.Of.once()
		if r.Of.typ != n.typ {
			c.failed = true
		}
		if r.Shown != nil && out.text == nil {
			out.column = &Reader{Shown: r.Shown}
		}
		return out
	}
	out := r.code(n.typ)
	out.column = &r
	c.failed = c.failed || n.typ != Anything && out.float == nil && out.text == nil && out.truth == nil && out.ticks == nil
	return out
}

// code returns code that reads the column as a type, or code without functions if the column cannot be read
// so.
func (r *Reader) code(typ Type) code {
	switch {
	case typ == Number:
		return r.numberCode()
	case typ == Text && r.Text != nil:
		return ofText(stated(r.Text))
	case typ == Bool && r.Bool != nil:
		return ofTruth(stated(r.Bool))
	case typ == Date && r.Date != nil:
		return ofTicks(stated(r.Date))
	case typ == Duration && r.Duration != nil:
		return ofTicks(stated(r.Duration))
	}
	return code{}
}

func (r *Reader) numberCode() code {
	switch {
	case r.Integer != nil:
		get := r.Integer
		out := ofExact(func(row Row) (exact.Number, State) {
			i, ok := get(row)
			return whole(i), stateOf(ok)
		})
		out.float = func(row Row) (float64, State) {
			i, ok := get(row)
			return float64(i), stateOf(ok)
		}
		return out
	case r.Exact != nil:
		get := r.Exact
		return ofExact(func(row Row) (exact.Number, State) {
			n, ok := get(row)
			return trimmed(n), stateOf(ok)
		})
	case r.Float != nil:
		return ofFloat(stated(r.Float))
	}
	return code{}
}

func stateOf(ok bool) State {
	if ok {
		return OK
	}
	return Missing
}

// stated converts a reader's ok to a State.
func stated[V any](get func(row Row) (V, bool)) func(row Row) (V, State) {
	return func(row Row) (V, State) {
		v, ok := get(row)
		return v, stateOf(ok)
	}
}
