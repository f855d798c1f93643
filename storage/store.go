// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"fmt"
)

var (
	// ErrTooLarge is the error of a value longer than 16 MiB, which no store of this package writes or reads.
	ErrTooLarge = errors.New("larger than 16 MiB")
	// ErrClosed is the error of a write after Close.
	ErrClosed = errors.New("store is closed")
	// ErrUnreadable is the error of a document that is not JSON, does not fit its type, or cannot be
	// migrated.
	ErrUnreadable = errors.New("document cannot be read")
	// ErrNewer is the error of a document of a later version.
	ErrNewer = errors.New("document is of a newer version")
)

// Store keeps texts under keys. It must be safe for concurrent use.
//
// The empty key means no access: Get never finds a value, and Set and Delete do nothing and return no error.
// Keys and values are UTF-8; a store may refuse others, and values longer than 16 MiB. A Set that fails
// keeps the previous value.
type Store interface {
	// Get returns the text of a key, and whether there is one.
	Get(key string) (value string, ok bool, err error)
	// Set stores a text under a key.
	Set(key, value string) error
	// Delete removes a key; a missing key is no error.
	Delete(key string) error
}

// maxSize is the maximal size of a value in bytes.
const maxSize = 16 << 20

// keyError adds the operation and the key to err; nil stays nil.
func keyError(verb, key string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("storage: %s %.60q: %w", verb, key, err)
}

// checkSize returns ErrTooLarge for a value that no store accepts.
func checkSize(value string) error {
	if len(value) > maxSize {
		return ErrTooLarge
	}
	return nil
}

// unavailable is a store that cannot be reached.
type unavailable struct{ err error }

func (u unavailable) Get(key string) (string, bool, error) { return "", false, u.access("get", key) }
func (u unavailable) Set(key, _ string) error              { return u.access("set", key) }
func (u unavailable) Delete(key string) error              { return u.access("delete", key) }

func (u unavailable) access(verb, key string) error {
	if key == "" {
		return nil
	}
	return keyError(verb, key, u.err)
}
