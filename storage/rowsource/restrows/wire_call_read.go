// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"encoding/json"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// UnmarshalJSON decodes a call of c.Method that MarshalJSON encoded, for services that answer the default protocol.
// Members that the method does not have are rejected, so that no condition is lost silently. Errors are *PlaceError.
func (c *Call) UnmarshalJSON(data []byte) error {
	*c = Call{Method: c.Method}
	o, err := node{data: data}.object()
	if err != nil {
		return err
	}
	read, known := callReaders[c.Method]
	if !known {
		return wrong("", "no such method")
	}
	if err := o.only(read.members...); err != nil {
		return err
	}
	for _, name := range read.members {
		if err := c.readMember(o, name); err != nil {
			return err
		}
	}
	return nil
}

// callReaders lists the members of each method.
var callReaders = map[Method]struct{ members []string }{
	MethodFeatures:    {},
	MethodCount:       {[]string{"query"}},
	MethodRead:        {[]string{"query", "at", "n"}},
	MethodLocate:      {[]string{"query", "id"}},
	MethodCountGroups: {[]string{"query"}},
	MethodGroups:      {[]string{"query", "at", "n"}},
	MethodAggregate:   {[]string{"query", "aggregates", "span"}},
	MethodFind:        {[]string{"query", "match", "at", "back"}},
	MethodWrite:       {[]string{"edits"}},
	MethodWatch:       {[]string{"after"}},
}

func (c *Call) readMember(o object, name string) (err error) {
	switch name {
	case "query":
		c.Query, err = readQuery(o.at(name))
	case "at":
		c.At, err = readSeek(o.at(name))
	case "n":
		err = o.may(name, &c.N)
	case "id":
		err = o.may(name, &c.ID)
	case "aggregates":
		c.Aggregates, err = list(o.at(name), plain[rowsource.Agg])
	case "span":
		var span spanJSON
		err = o.may(name, &span)
		c.Span = rowsource.Span(span)
	case "match":
		c.Match, err = readMatch(o.at(name))
	case "back":
		err = o.may(name, &c.Back)
	case "after":
		err = o.may(name, &c.After)
	case "edits":
		c.Edits, err = needList(o, name, readEdit)
	}
	return err
}

func readQuery(n node) (q rowsource.Query, err error) {
	if n.data == nil {
		return q, n.fail("missing")
	}
	o, err := n.object()
	if err == nil {
		err = o.only("sort", "filter", "group", "path", "tree", "parent", "aggregates", "columns")
	}
	if err != nil {
		return q, err
	}
	if q.Sort, err = list(o.at("sort"), readOrder); err != nil {
		return q, err
	}
	if q.Path, err = list(o.at("path"), plain[value.Value]); err != nil {
		return q, err
	}
	if q.Aggregates, err = list(o.at("aggregates"), plain[rowsource.Agg]); err != nil {
		return q, err
	}
	if q.Filter, err = readFilter(o.at("filter")); err != nil {
		return q, err
	}
	if err := o.may("group", &q.Group); err != nil {
		return q, err
	}
	if err := o.may("tree", &q.Tree); err != nil {
		return q, err
	}
	if err := o.may("parent", &q.Parent); err != nil {
		return q, err
	}
	return q, o.may("columns", &q.Columns)
}

func readOrder(n node) (order rowsource.Order, err error) {
	o, err := n.object()
	if err == nil {
		err = o.only("column", "descending", "nullsFirst", "magnitude", "list")
	}
	if err != nil {
		return order, err
	}
	return order, n.into(&order)
}

func readFilter(n node) (expr.Predicate, error) {
	if n.null() {
		return nil, nil
	}
	var j expr.JSON
	if err := j.UnmarshalJSON(n.data); err != nil {
		return nil, &PlaceError{n.place, err}
	}
	return j.Predicate, nil
}

func readMatch(n node) (expr.Match, error) {
	e, err := readFilter(n)
	if err != nil {
		return expr.Match{}, err
	}
	m, ok := e.(expr.Match)
	if !ok {
		return m, n.fail("no match")
	}
	return m, nil
}

func readSeek(n node) (at rowsource.Seek, err error) {
	if n.data == nil {
		return at, n.fail("missing")
	}
	o, err := n.object()
	if err == nil {
		err = o.only("index", "after", "before")
	}
	switch {
	case err != nil:
		return at, err
	case len(o.members) != 1:
		return at, n.fail("one of index, after and before")
	case o.members["index"] != nil:
		return at, o.need("index", &at.Index)
	case o.members["after"] != nil:
		c, err := list(o.at("after"), plain[value.Value])
		return rowsource.Cursor(c).After(), err
	}
	c, err := list(o.at("before"), plain[value.Value])
	return rowsource.Cursor(c).Before(), err
}

func readEdit(n node) (e rowsource.Edit, err error) {
	o, err := n.object()
	if err == nil {
		err = o.only("kind", "id", "set", "version", "old")
	}
	if err != nil {
		return e, err
	}
	if e.Kind, err = readName(o, "kind", rowsource.EditUpdate, rowsource.EditDelete); err != nil {
		return e, err
	}
	if err := o.may("id", &e.ID); err != nil {
		return e, err
	}
	if err := o.may("version", &e.Version); err != nil {
		return e, err
	}
	if e.Set, err = list(o.at("set"), readField); err != nil {
		return e, err
	}
	e.Old, err = list(o.at("old"), readField)
	return e, err
}

// kind is a numeric kind with a name.
type kind interface {
	~uint8
	String() string
}

// readName reads the name of a kind in the range from first to last.
func readName[K kind](o object, member string, first, last K) (K, error) {
	var name string
	if err := o.need(member, &name); err != nil {
		return 0, err
	}
	for k := first; k <= last; k++ {
		if k.String() == name {
			return k, nil
		}
	}
	return 0, o.at(member).fail("%.40q is none that is known", name)
}

func readField(n node) (f rowsource.Field, err error) {
	o, err := n.object()
	if err == nil {
		err = o.only("column", "value")
	}
	if err == nil {
		err = o.need("column", &f.Column)
	}
	if err == nil && o.members["value"] == nil {
		err = o.at("value").fail("missing")
	}
	if err == nil {
		err = o.may("value", &f.Value)
	}
	return f, err
}

var _ json.Marshaler = Call{}
