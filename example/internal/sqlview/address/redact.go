// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package address

import "errors"

// Redact is an error whose text has no password of the address. An error without one is
// returned as it is. Otherwise the errors that it wraps are out of reach for errors.As, since
// their texts have the password too; errors.Is and the SQLState of the database still work.
func (a Address) Redact(err error) error {
	if err == nil {
		return nil
	}
	text := err.Error()
	shown := a.Hide(text)
	if shown == text {
		return err
	}
	return &redacted{text: shown, err: err}
}

type redacted struct {
	text string
	err  error
}

func (r *redacted) Error() string { return r.text }

// GoString keeps the password out of %#v.
func (r *redacted) GoString() string { return r.text }

// Is implements the interface that errors.Is looks for.
func (r *redacted) Is(target error) bool { return errors.Is(r.err, target) }

// SQLState is the code of the wrapped error, empty if it has none.
func (r *redacted) SQLState() string {
	var coded interface{ SQLState() string }
	if errors.As(r.err, &coded) {
		return coded.SQLState()
	}
	return ""
}
