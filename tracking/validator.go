// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"strings"
)

// listName returns the name of the list of a change set that rows of a status belong to: "added", "updated" or
// "removed". Without a status it is "added".
func listName(s RowStatus) string {
	switch s {
	case Edited:
		return "updated"
	case Deleted:
		return "removed"
	}
	return "added"
}

// Validator reports whether an added or edited row, as its status says, may be sent. errors lists the reasons; it is
// ignored for a valid row. A Validator must not change the row.
type Validator[T any] func(row T, status RowStatus) (valid bool, errors []FieldError)

// FieldError is an error of a field.
type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// validate returns the error message of a row, empty if it is valid. A panic of the validator makes the row
// invalid.
func (validator Validator[T]) validate(row *T, status RowStatus) (message string, errors []FieldError) {
	if validator == nil {
		return "", nil
	}
	defer func() {
		if p := recover(); p != nil {
			message, errors = fmt.Sprintf("(validator threw: %v)", p), nil
		}
	}()
	valid, errors := validator(*row, status)
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
