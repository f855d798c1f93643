// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structfields

import (
	"encoding"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"
)

// A Node is a field that becomes a column, or a struct or a named group whose fields become a group of columns.
type Node struct {
	ID, Header string
	Tag        Tag
	// Type is the type of the field without its pointers, Path leads to it. A group has neither.
	Type reflect.Type
	Path Path
	// ReadOnly is set if a pointer to a struct that is not exported leads to the field: such a pointer cannot be set.
	ReadOnly bool
	// Children are the columns of a group; nil for a column.
	Children []*Node
	// Err holds the errors of the tag, and of ids that are used twice.
	Err error
}

// Of returns the columns of the fields of a struct, or of a pointer to one. It returns an error for other types.
func Of(row reflect.Type) ([]*Node, error) {
	w := walk{taken: map[string]*Node{}}
	var path Path
	of := row
	for of.Kind() == reflect.Pointer {
		of, path = of.Elem(), append(path, step{index: -1})
	}
	if of.Kind() != reflect.Struct || isSimple(of) {
		return nil, fmt.Errorf("columns need a struct or a pointer to one, not %v", row)
	}
	return w.fields(place{of: of, path: path, within: []reflect.Type{of}}), nil
}

// A walk visits the fields of a struct.
type walk struct {
	// taken holds the columns and groups by id.
	taken map[string]*Node
}

// A place is a struct within a row.
type place struct {
	of   reflect.Type
	path Path
	// id precedes the ids of its fields.
	id string
	// within holds the types of all structs around its fields, and its own.
	within []reflect.Type
	// readOnly is set if its fields cannot be set.
	readOnly bool
}

// fields returns the columns of the fields of a struct, in their order.
func (w *walk) fields(at place) (nodes []*Node) {
	groups := map[string]*Node{}
	var taken [][]int // the embedded structs that are columns or groups themselves
	for _, f := range reflect.VisibleFields(at.of) {
		if slices.ContainsFunc(taken, func(index []int) bool { return within(f.Index, index) }) {
			continue
		}
		if promotes(f) {
			continue // its fields follow
		}
		taken = append(taken, f.Index)
		made := w.field(at, f)
		for _, n := range made {
			if n.Tag.Group == "" {
				nodes = append(nodes, n)
				continue
			}
			g := groups[n.Tag.Group]
			if g == nil {
				g = &Node{ID: join(at.id, n.Tag.Group), Header: n.Tag.Group}
				if w.take(g) {
					groups[n.Tag.Group], nodes = g, append(nodes, g)
				} else {
					nodes = append(nodes, n)
					continue
				}
			}
			g.Children = append(g.Children, n)
		}
	}
	return nodes
}

// within reports whether an index leads to a field of the struct at index outer.
func within(index, outer []int) bool {
	return len(index) > len(outer) && slices.Equal(index[:len(outer)], outer)
}

// promotes reports whether the fields of an embedded struct are fields of the struct around it, as in package
// encoding/json: unless a tag names it, or it is a value itself.
func promotes(f reflect.StructField) bool {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return embeds(f) && f.Tag.Get("grid") == "" && name == ""
}

// embeds reports whether a field is an embedded struct, whose fields may be exported although its type is not.
func embeds(f reflect.StructField) bool {
	of := f.Type
	if of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	return f.Anonymous && !isValue(of)
}

// field returns the columns of a field. An inlined struct has several, a function has none.
func (w *walk) field(at place, f reflect.StructField) []*Node {
	text, tagged := f.Tag.Lookup("grid")
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	if !f.IsExported() && !embeds(f) || text == "-" || !tagged && f.Tag.Get("json") == "-" {
		return nil
	}
	if name == "" || name == "-" {
		name = f.Name
	}
	tag, err := parseTag(text)
	n := &Node{Tag: tag, ID: tag.ID, Header: tag.Header, Err: wrap(at.of, f.Name, err)}
	if n.ID == "" {
		n.ID = join(at.id, name)
	}
	if n.Header == "" {
		n.Header = words(f.Name)
	}
	of, path, readOnly := follow(at, f)
	n.ReadOnly = readOnly
	switch {
	case of.Kind() == reflect.Func || of.Kind() == reflect.Chan || of.Kind() == reflect.UnsafePointer:
		return nil
	case of.Kind() != reflect.Struct || isValue(of):
		n.Type, n.Path = of, path
		if v, valid, ok := nullable(of); ok {
			n.Type, n.Path = of.Field(v).Type, append(path, step{index: v, valid: valid})
		}
		if !w.take(n) {
			return nil
		}
		return []*Node{n}
	case slices.Contains(at.within, of):
		return nil // a struct within itself has no end
	}
	if !n.Tag.Inline && !w.take(n) {
		return nil
	}
	children := w.fields(place{of: of, path: path, id: n.ID, within: append(slices.Clone(at.within), of), readOnly: readOnly})
	if n.Tag.Inline {
		if len(children) > 0 {
			children[0].Err = errors.Join(n.Err, children[0].Err)
		}
		return children
	}
	if len(children) == 0 {
		delete(w.taken, n.ID)
		return nil
	}
	n.Children = children
	return []*Node{n}
}

// take records the id of a node. If another one has it, take adds an error to that and returns false.
func (w *walk) take(n *Node) bool {
	if first, ok := w.taken[n.ID]; ok {
		first.Err = errors.Join(first.Err, fmt.Errorf("the id %q is used twice: the column %q is left out", n.ID, n.Header))
		return false
	}
	w.taken[n.ID] = n
	return true
}

// follow returns the type of a field without its pointers, the path to it, and whether the path has a pointer that
// cannot be set.
func follow(at place, f reflect.StructField) (of reflect.Type, path Path, readOnly bool) {
	path, of, readOnly = slices.Clone(at.path), at.of, at.readOnly
	hidden := false
	for _, i := range f.Index {
		for of.Kind() == reflect.Pointer {
			of, path, readOnly = of.Elem(), append(path, step{index: -1}), readOnly || hidden
		}
		hidden = !of.Field(i).IsExported()
		of, path = of.Field(i).Type, append(path, step{index: i})
	}
	for of.Kind() == reflect.Pointer {
		of, path = of.Elem(), append(path, step{index: -1})
	}
	return of, path, readOnly
}

func wrap(of reflect.Type, field string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%v.%s: %w", of, field, err)
}

func join(before, name string) string {
	if before == "" {
		return name
	}
	return before + "_" + name
}

// isValue reports whether the values of a type are shown in one column: all but structs, and structs that are times,
// values of package sql or write themselves as text.
func isValue(of reflect.Type) bool {
	return of.Kind() != reflect.Struct || isSimple(of) || WritesText(of)
}

// isSimple reports whether a struct type is a time or a type of package sql.
func isSimple(of reflect.Type) bool {
	_, _, ok := nullable(of)
	return ok || of.ConvertibleTo(reflect.TypeFor[time.Time]())
}

// WritesText reports whether the values of a type, or pointers to them, write themselves as text.
func WritesText(of reflect.Type) bool {
	to := reflect.PointerTo(of)
	return to.Implements(reflect.TypeFor[fmt.Stringer]()) || to.Implements(reflect.TypeFor[encoding.TextMarshaler]())
}

// nullable returns the fields of a type of package sql, such as sql.NullInt64 or sql.Null, with the value and with
// the truth value that reports whether it is set.
func nullable(of reflect.Type) (value, valid int, ok bool) {
	if of.Kind() != reflect.Struct || of.PkgPath() != "database/sql" || of.NumField() != 2 {
		return 0, 0, false
	}
	return 0, 1, of.Field(1).Name == "Valid" && of.Field(1).Type.Kind() == reflect.Bool
}
