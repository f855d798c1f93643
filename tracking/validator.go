// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"strings"
)

// Kind is the part of a change set that a row belongs to.
type Kind uint8

const (
	KindAdded   Kind = iota // "added"
	KindUpdated             // "updated"
	KindRemoved             // "removed"
)

// String returns the name of a kind, empty for invalid kinds.
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

// Validator reports whether a row may be sent. errors lists the reasons; it is ignored for a valid row. A
// Validator must not change the row.
type Validator[T any] func(row T, kind Kind) (valid bool, errors []FieldError)

// FieldError is an error of a field.
type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// validate returns the error message of a row, empty if it is valid. A panic of the validator makes the row
// invalid.
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

// joined returns the messages of errors as one text.
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
