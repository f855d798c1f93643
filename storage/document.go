// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
)

var (
	// ErrUnreadable is the error of a document that is no JSON, does not fit its
	// type, or cannot be migrated.
	ErrUnreadable = errors.New("document cannot be read")
	// ErrNewer is the error of a document of a later version.
	ErrNewer = errors.New("document is of a newer version")
)

// PreviousSuffix is what the key of a document is followed by in the key of the
// text that it replaced.
const PreviousSuffix = ".previous"

// Document is a value in a Store, as JSON with the version of its form:
//
//	{"version":2,"data":…}
//
// Nothing that is there is lost: what is of a newer version is never written
// over, and what is not of this version, or cannot be read, is kept under the key
// with PreviousSuffix when it is first replaced. Its methods are for one
// goroutine at a time; with a Debounced, leave the fields as they are while a
// change waits.
type Document[T any] struct {
	// Store is where it is kept; nil is Session.
	Store Store
	// Key is its key; with an empty one nothing is read or written.
	Key string
	// Version is that of T's form; 0 or less is 1. It goes up with each change that
	// an older program, or older data, would not bear.
	Version int
	// Migrate makes a value of data that is older. Data of no version, any JSON that
	// has no such frame as above, is of version 0. Without it, older documents
	// cannot be read. Where it panics the document is unreadable.
	Migrate func(from int, data []byte) (T, error)
	// Initial is the value where there is no document, or none that can be read.
	Initial T

	known string // text that is surely of this version
}

// Load returns the value, or Initial: where there is no document, and, with an
// error, where it cannot be read. It changes nothing in the store.
func (d *Document[T]) Load() (T, error) {
	if d.Key == "" {
		return d.Initial, nil
	}
	text, ok, err := orSession(d.Store).Get(d.Key)
	if err != nil || !ok {
		return d.Initial, err
	}
	version, data, err := unframe(text)
	if err == nil {
		var value T
		if value, err = d.decode(version, data); err == nil {
			if version == d.version() {
				d.known = text
			}
			return value, nil
		}
	}
	return d.Initial, keyError("load", d.Key, err)
}

// Save puts a value in the document's place. A text that is there already is not
// written again.
func (d *Document[T]) Save(value T) error {
	if d.Key == "" {
		return nil
	}
	text, err := d.frame(value)
	if err != nil {
		return keyError("save", d.Key, err)
	}
	store := orSession(d.Store)
	old, ok, err := store.Get(d.Key)
	if err != nil {
		return err // it could not be kept
	}
	late, waits := store.(*Debounced)
	if ok && old != d.known {
		set := store.Set
		if waits {
			set = late.setThrough
		}
		if err = d.keep(old, set); err != nil {
			return err
		}
	}
	switch {
	case ok && old == text:
	case waits:
		err = late.setAfter(d.Key, text, d.replaces(old, text))
	default:
		err = store.Set(d.Key, text)
	}
	if err == nil {
		d.known = text
	}
	return err
}

// replaces is what has to go well before a text that waited is written: meanwhile another
// program may have put something else in the place of the old one.
func (d *Document[T]) replaces(was, text string) func(Store) error {
	return func(store Store) error {
		old, ok, err := store.Get(d.Key)
		if err != nil || !ok || old == was || old == text {
			return err
		}
		return d.keep(old, store.Set)
	}
}

// keep sees to it that a text may be written over; set is how to keep it.
func (d *Document[T]) keep(text string, set func(key, value string) error) error {
	version, data, err := unframe(text)
	switch {
	case err == nil && version > d.version():
		return keyError("save", d.Key, newer(version))
	case err == nil && version == d.version():
		if _, err = d.decode(version, data); err == nil {
			return nil
		}
	}
	return set(d.Key+PreviousSuffix, text)
}

func (d *Document[T]) version() int { return max(d.Version, 1) }

// decode makes a value of data of any version.
func (d *Document[T]) decode(version int, data []byte) (value T, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: version %d: panic: %v", ErrUnreadable, version, p)
		}
	}()
	switch {
	case version > d.version():
		return value, newer(version)
	case version == d.version():
		err = json.Unmarshal(data, &value)
	case d.Migrate == nil:
		err = fmt.Errorf("no way from it to version %d", d.version())
	default:
		value, err = d.Migrate(version, data)
	}
	if err != nil {
		err = fmt.Errorf("%w: version %d: %w", ErrUnreadable, version, err)
	}
	return value, err
}

// frame is the text of a value.
func (d *Document[T]) frame(value T) (string, error) {
	data, err := json.Marshal(struct {
		Version int `json:"version"`
		Data    T   `json:"data"`
	}{d.version(), value})
	text := string(data)
	if err == nil {
		err = checkSize(text)
	}
	return text, err
}

// unframe takes a text apart. JSON without a frame is data of version 0.
func unframe(text string) (version int, data []byte, err error) {
	if err = checkSize(text); err != nil {
		return 0, nil, err
	}
	data = []byte(text)
	var whole json.RawMessage
	if err = json.Unmarshal(data, &whole); err != nil {
		return 0, nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	var members map[string]json.RawMessage // of exactly these names, in this case
	if json.Unmarshal(data, &members) != nil || len(members) != 2 || members["data"] == nil {
		return 0, whole, nil
	}
	version, err = strconv.Atoi(string(members["version"]))
	switch {
	case errors.Is(err, strconv.ErrRange) && version > 0:
		version = math.MaxInt
	case err != nil || version < 1:
		return 0, whole, nil
	}
	return version, members["data"], nil
}

func newer(version int) error { return fmt.Errorf("%w: %d", ErrNewer, version) }
