// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package address

import "errors"

// Redact returns an error whose text contains no password of the address. An error without a password is returned
// unchanged. Otherwise errors.As cannot reach the errors that it wraps, since their texts contain the password too;
// errors.Is and the SQLState of the database still work.
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

// GoString implements fmt.GoStringer, so that %#v does not show the password.
func (r *redacted) GoString() string { return r.text }

// Is reports whether the wrapped error matches target, for errors.Is.
func (r *redacted) Is(target error) bool { return errors.Is(r.err, target) }

// SQLState returns the code of the wrapped error, empty if it has none.
func (r *redacted) SQLState() string {
	var coded interface{ SQLState() string }
	if errors.As(r.err, &coded) {
		return coded.SQLState()
	}
	return ""
}
