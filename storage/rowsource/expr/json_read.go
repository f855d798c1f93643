// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// UnmarshalJSON sets the predicate. It rejects unknown members, so that no condition is lost silently. Errors are
// *Error with their place.
func (j *JSON) UnmarshalJSON(data []byte) error {
	if !json.Valid(data) {
		return &Error{"", errors.New("no JSON")}
	}
	if string(bytes.TrimSpace(data)) == "null" {
		j.Predicate = nil
		return nil
	}
	p, err := reader{data: data}.read()
	if err == nil {
		err = Check(p)
	}
	if err != nil {
		return err
	}
	j.Predicate = p
	return nil
}

// reader reads valid JSON at a place of a predicate.
type reader struct {
	data  []byte
	place string
	depth int
}

func (r reader) fail(err error) error { return &Error{r.place, err} }

func (r reader) read() (Predicate, error) {
	if r.depth > maxDepth {
		return nil, r.fail(fmt.Errorf("more than %d levels", maxDepth))
	}
	all, err := r.members()
	switch {
	case err != nil:
		return nil, err
	case len(all) != 1:
		return nil, r.fail(errors.New("an expression is an object of one member"))
	}
	r.data, r.place = all[0].data, r.place+"."+all[0].name
	return r.named(all[0].name)
}

// named reads the predicate in a member with a name.
func (r reader) named(name string) (e Predicate, err error) {
	switch name {
	case "and":
		parts, err := r.parts()
		return And(parts), err
	case "or":
		parts, err := r.parts()
		return Or(parts), err
	case "not":
		r.depth++
		of, err := r.read()
		return Not{of}, err
	case "compare":
		var c compareJSON
		err := r.object(&c, "column", "op", "value")
		return Compare(c), err
	case "in":
		var in inJSON
		err := r.object(&in, "column", "values")
		return In(in), err
	case "match":
		var m matchJSON
		err := r.object(&m, "columns", "op", "text", "case?", "initials?")
		return Match(m), err
	case "null":
		var n Null
		if err := json.Unmarshal(r.data, &n.Column); err != nil {
			return nil, r.fail(err)
		}
		return n, nil
	}
	return nil, r.fail(errors.New("no such expression"))
}

func (r reader) parts() ([]Predicate, error) {
	var raw []json.RawMessage
	if err := json.Unmarshal(r.data, &raw); err != nil || raw == nil {
		return nil, r.fail(errors.New("no list"))
	}
	parts := make([]Predicate, len(raw))
	for i, data := range raw {
		part, err := reader{data, r.place + "[" + strconv.Itoa(i) + "]", r.depth + 1}.read()
		if err != nil {
			return nil, err
		}
		parts[i] = part
	}
	return parts, nil
}

// object decodes an object without predicates into a struct. The object must have the named members and no
// others, each once; members with a question mark are optional.
func (r reader) object(into any, names ...string) error {
	all, err := r.members()
	if err != nil {
		return err
	}
	for _, m := range all {
		if !slices.Contains(names, m.name) && !slices.Contains(names, m.name+"?") {
			return reader{place: r.place + "." + m.name}.fail(errors.New("no such member"))
		}
	}
	for _, name := range names {
		if name[len(name)-1] != '?' && !slices.ContainsFunc(all, func(m member) bool { return m.name == name }) {
			return r.fail(fmt.Errorf("no member %q", name))
		}
	}
	if err := json.Unmarshal(r.data, into); err != nil {
		return r.fail(err)
	}
	return nil
}

// member is a member of a JSON object.
type member struct {
	name string
	data json.RawMessage
}

// members returns the members of an object in their order. It fails for duplicate names.
func (r reader) members() (all []member, err error) {
	d := json.NewDecoder(bytes.NewReader(r.data))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, r.fail(errors.New("no object"))
	}
	for d.More() {
		var m member
		t, err := d.Token()
		if err != nil {
			return nil, r.fail(err)
		}
		m.name, _ = t.(string)
		if slices.ContainsFunc(all, func(o member) bool { return o.name == m.name }) {
			return nil, reader{place: r.place + "." + m.name}.fail(errors.New("there twice"))
		}
		if err := d.Decode(&m.data); err != nil {
			return nil, r.fail(err)
		}
		all = append(all, m)
	}
	return all, nil
}
