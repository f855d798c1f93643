// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// decodeReply decodes the reply to a call. Errors are *PlaceError. Unknown members are ignored.
func decodeReply[T any](m Method, data []byte, row func([]byte) (T, error)) (r Reply[T], err error) {
	o, err := node{data: data}.object()
	if err != nil {
		return r, err
	}
	switch m {
	case MethodFeatures:
		r.Features, err = readFeatures(o)
	case MethodCount, MethodCountGroups:
		r.Count, err = readCount(o)
	case MethodRead:
		r.Rows, err = readPage(o, func(n node) (T, error) { return readRow(n, row) })
	case MethodGroups:
		r.Groups, err = readPage(o, readGroup)
	case MethodLocate:
		err = o.need("index", &r.Index)
	case MethodAggregate:
		r.Values, err = needList(o, "values", plain[value.Value])
	case MethodFind:
		r.Hit, err = readHit(o)
	case MethodWatch:
		r.Watched, err = readWatched(o)
	case MethodWrite:
		r.Outcome, err = readOutcome(o)
	}
	return r, err
}

func readRow[T any](n node, decode func([]byte) (T, error)) (row T, err error) {
	switch {
	case n.null():
		return row, n.fail("null, where a row is expected")
	case decode == nil:
		return row, n.into(&row)
	}
	if row, err = decode(n.data); err != nil {
		err = &PlaceError{n.place, err}
	}
	return row, err
}

func readFeatures(o object) (f rowsource.Features, err error) {
	if f.Key, err = needList(o, "key", plain[string]); err != nil {
		return f, err
	}
	if f.Expect, err = list(o.at("expect"), plain[string]); err != nil {
		return f, err
	}
	if f.Match, err = list(o.at("match"), plain[expr.MatchOp]); err != nil {
		return f, err
	}
	if f.Aggregates, err = list(o.at("aggregates"), plain[rowsource.AggFunc]); err != nil {
		return f, err
	}
	flags := map[string]*bool{
		"case": &f.Case, "initials": &f.Initials, "groups": &f.Groups, "find": &f.Find, "index": &f.Index,
		"magnitudes": &f.Magnitudes, "lists": &f.Lists, "tree": &f.Tree, "write": &f.Write, "watch": &f.Watch,
	}
	for name, flag := range flags {
		if err := o.may(name, flag); err != nil {
			return f, err
		}
	}
	return f, nil
}

func readWatched(o object) (w Watched, err error) {
	if err := o.need("version", &w.Version); err != nil {
		return w, err
	}
	if err := o.may("changed", &w.Changed); err != nil {
		return w, err
	}
	return w, o.may("ids", &w.IDs)
}

func readCount(o object) (c rowsource.Count, err error) {
	if err := o.need("n", &c.N); err != nil {
		return c, err
	}
	return c, o.may("exact", &c.Exact)
}

// readPage reads a page. A page with items has the cursors of its first and its last item.
func readPage[I any](o object, item func(node) (I, error)) (p rowsource.Page[I], err error) {
	p.Index = -1
	if p.Items, err = needList(o, "items", item); err != nil {
		return p, err
	}
	if err := o.may("index", &p.Index); err != nil {
		return p, err
	}
	if err := o.may("exact", &p.Exact); err != nil {
		return p, err
	}
	if len(p.Items) == 0 {
		return p, nil
	}
	if p.First, err = readCursor(o, "first"); err != nil {
		return p, err
	}
	p.Last, err = readCursor(o, "last")
	return p, err
}

func readCursor(o object, name string) (rowsource.Cursor, error) {
	c, err := needList(o, name, plain[value.Value])
	if err == nil && len(c) == 0 {
		err = o.at(name).fail("no cursor")
	}
	return c, err
}

func readGroup(n node) (g rowsource.Group, err error) {
	o, err := n.object()
	if err != nil {
		return g, err
	}
	if g.Path, err = needList(o, "path", plain[value.Value]); err != nil {
		return g, err
	}
	if len(g.Path) == 0 {
		return g, o.at("path").fail("no value")
	}
	if err := o.need("rows", &g.Rows); err != nil {
		return g, err
	}
	if g.Rows < 0 {
		return g, o.at("rows").fail("a number of rows below 0")
	}
	g.Aggregates, err = list(o.at("aggregates"), plain[value.Value])
	return g, err
}

func readHit(o object) (h rowsource.Hit, err error) {
	h.Index = -1
	if err := o.need("id", &h.ID); err != nil {
		return h, err
	}
	if h.Cursor, err = readCursor(o, "cursor"); err != nil {
		return h, err
	}
	if err := o.may("index", &h.Index); err != nil {
		return h, err
	}
	h.Columns, err = list(o.at("columns"), plain[string])
	return h, err
}

func readOutcome(o object) (out rowsource.Outcome, err error) {
	if out.Rows, err = list(o.at("rows"), readWritten); err != nil {
		return out, err
	}
	out.Conflicts, err = list(o.at("conflicts"), readConflict)
	return out, err
}

func readWritten(n node) (w rowsource.Written, err error) {
	o, err := n.object()
	if err == nil {
		err = o.need("id", &w.ID)
	}
	if err == nil {
		err = o.may("version", &w.Version)
	}
	if err == nil {
		w.Key, err = list(o.at("key"), readField)
	}
	return w, err
}

func readConflict(n node) (c rowsource.Conflict, err error) {
	o, err := n.object()
	if err == nil {
		err = o.need("edit", &c.Edit)
	}
	if err == nil {
		c.Kind, err = readName(o, "kind", rowsource.ConflictChanged, rowsource.ConflictExists)
	}
	if err == nil {
		err = o.need("id", &c.ID)
	}
	if err == nil {
		c.Current, err = list(o.at("current"), readField)
	}
	return c, err
}
