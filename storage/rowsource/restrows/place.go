// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// PlaceError is an error in JSON with its place.
type PlaceError struct {
	// Place is the path to the error, such as items[3].age. It is empty for the whole text.
	Place string
	// Err is the error there.
	Err error
}

// Error returns the place and the error there.
func (e *PlaceError) Error() string {
	if e.Place == "" {
		return e.Err.Error()
	}
	return e.Place + ": " + e.Err.Error()
}

// Unwrap returns the error without its place.
func (e *PlaceError) Unwrap() error { return e.Err }

func wrong(place, format string, args ...any) error {
	return &PlaceError{place, fmt.Errorf(format, args...)}
}

// node is a part of a JSON text with its place.
type node struct {
	place string
	data  json.RawMessage
}

func (n node) fail(format string, args ...any) error { return wrong(n.place, format, args...) }

func (n node) null() bool { return len(n.data) == 0 || string(bytes.TrimSpace(n.data)) == "null" }

// into decodes a node. The place of an error is as exact as package json reports it.
func (n node) into(v any) error {
	err := json.Unmarshal(n.data, v)
	if err == nil {
		return nil
	}
	place := n.place
	var mismatch *json.UnmarshalTypeError
	if errors.As(err, &mismatch) {
		if mismatch.Field != "" {
			place = join(place, mismatch.Field)
		}
		err = fmt.Errorf("a JSON %s, where a %s is expected", mismatch.Value, mismatch.Type)
	}
	return &PlaceError{place, err}
}

func join(place, name string) string {
	if place == "" {
		return name
	}
	return place + "." + name
}

// object holds the members of an object by name.
type object struct {
	place   string
	members map[string]json.RawMessage
}

func (n node) object() (o object, err error) {
	o.place = n.place
	if err := json.Unmarshal(n.data, &o.members); err != nil || o.members == nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return o, n.fail("no JSON: %v", syntax)
		}
		return o, n.fail("no object")
	}
	return o, nil
}

// at returns a member; its data is empty if it is missing.
func (o object) at(name string) node { return node{join(o.place, name), o.members[name]} }

// need decodes a member that must exist and not be null.
func (o object) need(name string, v any) error {
	n := o.at(name)
	switch {
	case n.data == nil:
		return n.fail("missing")
	case n.null():
		return n.fail("null")
	}
	return n.into(v)
}

// may decodes a member if it exists and is not null.
func (o object) may(name string, v any) error {
	if n := o.at(name); !n.null() {
		return n.into(v)
	}
	return nil
}

// only rejects members that are not among the names, so that no condition is lost silently.
func (o object) only(names ...string) error {
	var unknown []string
	for name := range o.members {
		if !slices.Contains(names, name) {
			unknown = append(unknown, name)
		}
	}
	if len(unknown) == 0 {
		return nil
	}
	return wrong(join(o.place, slices.Min(unknown)), "no such member")
}

// list decodes the elements of a list; null is an empty list.
func list[E any](n node, element func(node) (E, error)) ([]E, error) {
	var raw []json.RawMessage
	if n.null() {
		return nil, nil
	}
	if err := json.Unmarshal(n.data, &raw); err != nil {
		return nil, n.fail("no list")
	}
	out := make([]E, len(raw))
	for i, data := range raw {
		var err error
		if out[i], err = element(node{n.place + "[" + strconv.Itoa(i) + "]", data}); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// plain decodes an element by package json.
func plain[E any](n node) (e E, err error) { return e, n.into(&e) }

// needList decodes the elements of a member that must exist.
func needList[E any](o object, name string, element func(node) (E, error)) ([]E, error) {
	if _, ok := o.members[name]; !ok {
		return nil, o.at(name).fail("missing")
	}
	return list(o.at(name), element)
}
