// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
)

// previousSuffix follows the key of a document in the key of the text that it replaced.
const previousSuffix = ".previous"

// Document is a value in a Store, encoded as JSON with the version of its format:
//
//	{"version":2,"data":…}
//
// No existing data is lost: a document of a newer version is never overwritten, and a text of another
// version, or an unreadable text, is kept under the key with ".previous" after it when it is first replaced. A
// Document must not be used by several goroutines at the same time; with a Debounced, the fields must not
// change while a change is pending.
type Document[T any] struct {
	// Store is the store of the document; nil means Session.
	Store Store
	// Key is the key of the document; with an empty key nothing is read or written.
	Key string
	// Version is the version of T's format; 0 or less means 1. It increases with each change that an older
	// program, or older data, would not support.
	Version int
	// Migrate converts older data to a value. Data without a version, any JSON without the frame above, has
	// version 0. Without Migrate, older documents cannot be read. If it panics, the document is unreadable.
	Migrate func(from int, data []byte) (T, error)
	// Initial is the value if there is no readable document.
	Initial T

	known string // a text that is known to be of this version
}

// Load returns the value. It returns Initial if there is no document, and Initial with an error if it cannot
// be read. It changes nothing in the store.
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

// Save stores a value as the document. It does not write a text that is already there.
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

// replaces returns the check to make before a pending text is written: meanwhile another program may have
// replaced the text was.
func (d *Document[T]) replaces(was, text string) func(Store) error {
	return func(store Store) error {
		old, ok, err := store.Get(d.Key)
		if err != nil || !ok || old == was || old == text {
			return err
		}
		return d.keep(old, store.Set)
	}
}

// keep ensures that a text may be overwritten; it keeps the text by set if needed.
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
	return set(d.Key+previousSuffix, text)
}

func (d *Document[T]) version() int { return max(d.Version, 1) }

// decode returns the value of data of any version.
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

// frame returns the text of a value.
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

// unframe splits a text into version and data. JSON without a frame is data of version 0.
func unframe(text string) (version int, data []byte, err error) {
	if err = checkSize(text); err != nil {
		return 0, nil, err
	}
	data = []byte(text)
	var whole json.RawMessage
	if err = json.Unmarshal(data, &whole); err != nil {
		return 0, nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	var members map[string]json.RawMessage // with exactly these names, case-sensitive
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
