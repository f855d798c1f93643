// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"bytes"
	"context"
	"encoding"
	"reflect"
	"slices"
	"sync"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/taglist"
	"github.com/giogrid/giogrid/gridui/option"
)

// TagOptions are the options of a column of tags, whose values are slices.
type TagOptions[V any] struct {
	// Values holds the valid tags, empty for any.
	Values V
	Other  bool
	// Text returns the text of a tag that is a string; nil: the string.
	Text func(tag string) string
	// Load returns the valid tags for a text that is sought, before Text.
	Load func(ctx context.Context, text string) ([]string, error)
}

// TagsBy makes the elements of the column's values tags. It returns false if the values are not slices.
func (t *Value[V]) TagsBy(o TagOptions[V]) bool {
	if t.Def.valueType.Kind() != reflect.Slice {
		return false
	}
	s := newTagSet(t.Def.valueType, sliceIn(&o.Values), o.Text)
	tags := &Tags{Other: o.Other, Choices: s.choices, Load: s.loadBy(o.Load)}
	if reflect.TypeFor[V]().Kind() == reflect.Interface {
		s.plain = false
	}
	t.traits.append = func(dst []byte, v V) []byte {
		start := len(dst)
		s.each(sliceIn(&v), func(tag string) { dst = taglist.AppendNext(dst, start, tag) })
		return dst
	}
	each := func(v V, each func(tag string)) { s.each(sliceIn(&v), each) }
	if s.plain {
		t.traits.append = func(dst []byte, v V) []byte { return taglist.Append(dst, recast[V, []string](v)...) }
		each = func(v V, each func(tag string)) {
			for _, tag := range recast[V, []string](v) {
				each(tag)
			}
		}
	}
	tags.Each = func(row rowdata.Row, to func(tag string)) {
		if v, ok := t.Get(row); ok {
			each(v, to)
		}
	}
	t.traits.parse = func(text string, _ numtext.Reader) (v V, err error) {
		list, err := taglist.Read(text)
		if err != nil || len(list) == 0 { // no tags are nil
			return v, err
		}
		of := reflect.New(t.Def.valueType).Elem()
		err = s.set(of, list, tags)
		v, _ = of.Interface().(V)
		return v, err
	}
	t.tagged(tags, s.plain)
	return true
}

// sliceIn returns the slice at v, which may be in an interface.
func sliceIn[V any](v *V) reflect.Value {
	at := reflect.ValueOf(v).Elem()
	if at.Kind() == reflect.Interface {
		return at.Elem()
	}
	return at
}

// tagged sets the functions of the column that depend on its tags. plain reports that the values are slices of strings.
func (t *Value[V]) tagged(tags *Tags, plain bool) {
	d := t.Def
	d.Tags, d.Kind, d.spells, d.hidden = tags, option.KindText, true, nil
	t.traits.kind, t.append = option.KindText, t.traits.append
	t.ParseBy(nil)
	compare := func(a, b V) int { return bytes.Compare(t.traits.append(nil, a), t.traits.append(nil, b)) }
	if plain {
		compare = func(a, b V) int { return slices.Compare(recast[V, []string](a), recast[V, []string](b)) }
	}
	t.CompareBy(compare)
	get := t.Get
	t.ReadBy(func(row rowdata.Row) (v V, ok bool) {
		if v, ok = get(row); ok && (plain && len(recast[V, []string](v)) == 0 || !plain && sliceIn(&v).Len() == 0) {
			var none V
			return none, false
		}
		return v, ok
	})
	d.Missing = t.Lacks
}

// tagSet converts tags between values and texts.
type tagSet struct {
	of reflect.Type // of the elements
	// plain reports that tags are strings and show themselves.
	plain   bool
	text    func(tag string) string
	choices []string
	mu      sync.Mutex
	// values holds the elements that have been offered, by their texts.
	values map[string]reflect.Value
}

// newTagSet returns the set for slices of a type, with the elements of values as choices.
func newTagSet(slice reflect.Type, values reflect.Value, text func(string) string) *tagSet {
	s := &tagSet{of: slice.Elem(), text: text, values: map[string]reflect.Value{}}
	named := s.of.Implements(reflect.TypeFor[stringer]())
	s.plain = s.of.Kind() == reflect.String && !named && text == nil
	if !values.IsValid() {
		return s
	}
	for i := range values.Len() {
		s.choices = append(s.choices, s.learn(values.Index(i)))
	}
	return s
}

// learn keeps an element for its text, which it returns.
func (s *tagSet) learn(v reflect.Value) string {
	text := s.say(v)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.values[text] = v
	return text
}

// say returns the text of an element.
func (s *tagSet) say(v reflect.Value) string {
	if s.text != nil && v.Kind() == reflect.String {
		return s.text(v.String())
	}
	return string(AppendAny(nil, v.Interface()))
}

// each calls each for the texts of a slice.
func (s *tagSet) each(v reflect.Value, each func(tag string)) {
	for i := range v.Len() {
		each(s.say(v.Index(i)))
	}
}

// loadBy returns a function that loads texts, nil if load is nil.
func (s *tagSet) loadBy(load func(ctx context.Context, text string) ([]string, error)) func(ctx context.Context, text string) ([]string, error) {
	if load == nil {
		return nil
	}
	return func(ctx context.Context, sought string) ([]string, error) {
		tags, err := load(ctx, sought)
		texts := make([]string, 0, len(tags))
		for _, tag := range tags {
			v := reflect.New(s.of).Elem()
			if s.of.Kind() != reflect.String {
				if !s.read(v, tag) {
					continue
				}
			} else {
				v.SetString(tag)
			}
			texts = append(texts, s.learn(v))
		}
		return texts, err
	}
}

// read parses a text as an element by its UnmarshalText.
func (s *tagSet) read(into reflect.Value, text string) bool {
	by, ok := into.Addr().Interface().(encoding.TextUnmarshaler)
	return ok && by.UnmarshalText([]byte(text)) == nil
}

// set sets a slice to the elements with some texts.
func (s *tagSet) set(into reflect.Value, list []string, of *Tags) error {
	out := reflect.MakeSlice(into.Type(), 0, len(list))
	for _, text := range list {
		v, ok := s.element(text, of)
		if !ok {
			return ErrNoChoice
		}
		out = reflect.Append(out, v)
	}
	into.Set(out)
	return nil
}

// element returns the element with a text.
func (s *tagSet) element(text string, of *Tags) (v reflect.Value, ok bool) {
	s.mu.Lock()
	v, ok = s.values[text]
	s.mu.Unlock()
	switch {
	case ok:
		return v, true
	case !of.Takes() && !(of.Choices == nil && s.text == nil):
		return v, false
	}
	v = reflect.New(s.of).Elem()
	if s.read(v, text) {
		return v, true
	}
	if s.of.Kind() != reflect.String {
		return v, false
	}
	v.SetString(text)
	return v, true
}

// IsDuration reports whether the values of the column are of type time.Duration.
func (d *Def) IsDuration() bool { return d.valueType == reflect.TypeFor[time.Duration]() }

// TextOf returns the text of a value as cells show it.
func (t *Value[V]) TextOf(v V) string { return string(t.append(nil, v)) }
