// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"strings"
)

// Kind says in which part of a change set a row goes.
type Kind uint8

const (
	KindAdded   Kind = iota // "added"
	KindUpdated             // "updated"
	KindRemoved             // "removed"
)

// String is the name of a kind, empty for values that are none.
func (k Kind) String() string {
	switch k {
	case KindAdded:
		return "added"
	case KindUpdated:
		return "updated"
	case KindRemoved:
		return "removed"
	}
	return ""
}

// Validator reports whether a row may be sent. errors say why not; of a row that is
// valid they are not looked at. It must not change the row.
type Validator[T any] func(row T, kind Kind) (valid bool, errors []FieldError)

// FieldError is what is wrong with a field.
type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// validate asks about a row, whose message is empty if it is valid. A validator
// that panics finds a row invalid.
func (validator Validator[T]) validate(row *T, kind Kind) (message string, errors []FieldError) {
	if validator == nil {
		return "", nil
	}
	defer func() {
		if p := recover(); p != nil {
			message, errors = fmt.Sprintf("(validator threw: %v)", p), nil
		}
	}()
	valid, errors := validator(*row, kind)
	if valid {
		return "", nil
	}
	return joined(errors), errors
}

// joined are the messages of errors in one.
func joined(errors []FieldError) string {
	var messages []string
	for _, e := range errors {
		if e.Message != "" {
			messages = append(messages, e.Message)
		}
	}
	if len(messages) == 0 {
		return "validation failed"
	}
	return strings.Join(messages, "; ")
}
