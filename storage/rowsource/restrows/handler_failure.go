// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"errors"
	"net/http"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// refusal is an error of a call that the handler rejects, with a text for the caller.
type refusal struct {
	status int
	text   string
	cause  error // for the log; nil if the text is complete
}

func refuse(status int, text string) error { return &refusal{status: status, text: text} }

func (r *refusal) Error() string {
	if r.cause != nil {
		return r.text + ": " + r.cause.Error()
	}
	return r.text
}

func (r *refusal) Unwrap() error { return r.cause }

// failureOf returns the status and body for an error. The text of an unknown error is not sent: it may reveal
// internals of the service.
func failureOf(err error) (status int, f failureJSON) {
	var refused *refusal
	var place *PlaceError
	var edit *rowsource.EditError
	var dropped *rowsource.UnwrittenError
	switch {
	case errors.As(err, &refused):
		return refused.status, failureJSON{Text: refused.text}
	case errors.As(err, &place):
		return http.StatusBadRequest, failureJSON{Text: place.Error()}
	case errors.As(err, &edit):
		return http.StatusUnprocessableEntity, failureJSON{Kind: kindEdit, Text: edit.Err.Error(), Edit: edit.Edit, Column: edit.Column}
	case errors.As(err, &dropped):
		return http.StatusUnprocessableEntity, failureJSON{Kind: kindUnwritten, Text: dropped.Error(), Edits: dropped.Edits, Rows: dropped.Rows}
	case errors.Is(err, context.DeadlineExceeded):
		return http.StatusGatewayTimeout, failureJSON{Text: "the call took too long"}
	}
	for _, k := range failureKinds {
		if errors.Is(err, k.err) {
			return k.status, failureJSON{Kind: k.name, Text: err.Error()}
		}
	}
	return http.StatusInternalServerError, failureJSON{Text: "internal error"}
}
